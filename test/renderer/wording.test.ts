import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';

/** All that players and hosts are told, as it is written down. */
function allWords(): string {
  return ['renderer/text', 'main/desktop/words']
    .flatMap((folder) =>
      readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(packageFolder, folder, name), 'utf8')),
    )
    .join('\n');
}

const all = allWords();

/** Sentences that read wrong to friends who were shown them. */
test.each([
  /Lost the game/, // as if one had lost it
  /two the same/,
  /So you let go/,
  /was waiting, so/,
  /Text clients/,
  /Only who joined/,
  /I play, too/,
  /new game mends/,
  /'Closer'|'Farther'/,
  /\bpicks? (a|any|another|your)\b.*\bcard/i, // cards are flipped
  /free to pick/,
  /pair of yours|is you\b/,
  /computer waits/,
  /Not this one, either/, // on the first try
  /Prêt quand tu l’es/,
  /a parlé du pare-feu/,
  /Computerul e treaz/,
  /Blochezi \$/, // a person is blocked with “pe”
  /Empezar de nuevo solo/,
  /wollte es so/,
  /Die meisten Paare gewinnen/,
  /hits: 'hits'/, // a rate is shown
  /As it was/,
  /Nothing of it was kept|as far as we kept it/,
  /can’t stand on a card/,
  /to all soon|Show it to all/,
  /Two, and you can deal/,
  /What is left over takes turns/,
  /plays itself/,
  /is no JPEG/,
  /nothing may be written/,
  /stayed outside/,
  /What is new in|What is not saved/,
  /Throw them away/,
  /Lets go of|lets go of/,
  /nobody waits|Nobody plays yet/,
  /cannot be kept/,
  /Nicht gleich\./,
  /Jetzt deine\./,
  /Zieh am /,
  /Browser abläuft/, // as if it expired
  /Die Platte ist/,
  /Ordner darf nichts/,
  /bleiben? weg\.|blieb(en)? draußen/,
  /nichts davon aufgehoben|aufgehoben vom Spiel/,
  /'Brett'|das Brett/,
  /Dreh eine Karte um/,
  /celui que tu joues|le joueras|de le jouer/, // one plays “à” something
  /choisis-le plus petit/,
  /Toi seul la vois/, // as if nobody but men played
  /qui est assis ici/,
  /Glisse pour choisir/,
  /arrivé à la table/,
  /restées? dehors/,
  /Rien n’en a été gardé/,
  /Copier en test|'En test'/,
  /passe à la suite/,
  /Le plus de paires dans une partie gagne/,
  /ordenador, a la par/,
  /Cambiarlo/,
  /está borrado/,
  /en dos extremos/,
  /Una es demasiado/,
  /lo juegues|de jugarlo|que estás jugando/, // one plays “con” a board
  /(está|están) dentro\.', other|fotos están dentro/,
  /es nueva\.|son nuevas\./,
  /Da la vuelta a una carta/,
  /Suelta \$/,
  /fotografi[ea]|dosar/, // poză, folder
  /arată imediat|încearcă imediat/,
  /A trecut timpul/,
  /computer, la egalitate/,
  /computer pică/,
  /carte ștearsă/, // as if it were deleted
  /(a|au) rămas afară/,
  /Ultima încercare, \$/,
  /ok: 'Bine'/,
])('nobody says %s', (sentence) => {
  expect(all).not.toMatch(sentence);
});

test('there are words to look at', () => {
  expect(all).toContain('Flip any card.');
  expect(all.length).toBeGreaterThan(40_000);
});
