import type { Request, Router } from 'express';
import { renderSVG } from 'uqr';
import { type PlayerId, isPlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import { fields, fileText, optional, text, textThat } from '../../shared/readers.ts';
import { patterns, readQr, readWatch } from '../../shared/routes.ts';
import { admitToJoin, admitToTable, needsCode } from '../table/door.ts';
import { sendJson, sendPicture, sendText } from './answers.ts';
import type { ServerParts } from './app.ts';
import { forgetText } from './open-requests.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { readJson, answerAt, exactRouter } from './router.ts';
import { TableJson } from './table-json.ts';

const readJoin = fields({
  player: textThat((id) => isPlayerId(id) && isSecret(id)),
  name: optional(fileText), // how long it may be is told with the sentence for names
  code: optional(text),
});

const readLeave = fields({ player: textThat(isPlayerId) });

type Join = NonNullable<ReturnType<typeof readJoin>>;

/** What our own page asks for: the table, joining and leaving, the way in. */
export function tableRoutes(server: ServerParts): Router {
  const { table, invitation, restarts, playTime, open, presence, reserve, fail } = server;
  const json = new TableJson(table, server.story, server.unsent);
  const qrCodes = new QrCodes();
  const router = exactRouter();

  const nextTable: Awaited = {
    admit: (asker) => admitToTable(table, asker),
    onChange: (since, tell) => table.onChange(since, tell),
    answer: (player, response) =>
      json.send(response, player, {
        restartSeconds: restarts.seconds,
        giveUpSeconds: presence.giveUpSeconds(player),
        playedSeconds: playTime.ms / 1_000,
        beginsIn: server.beginning.seconds,
      }),
    fail,
    open,
    presence,
    table,
  };

  answerAt(router, patterns.table, 'GET', (request, response) => {
    const asked = readWatch(request);
    answerWithChange(nextTable, asked, reserve.caller(request, asked.player), response);
    forgetText(request);
  });

  /** A code is compared in its turn; players who need none do not wait. */
  const admit = async ({ socket }: Request, join: Join, address: string): Promise<void> => {
    const { player, name, code } = join;
    const asker = table.seats.asker(player);
    if (!asker.hasJoined) reserve.admitNewcomer({ asker, address });
    const compare = () => admitToJoin(table, table.seats.asker(player), join);
    if (code === undefined || !needsCode(table, asker)) compare();
    else await server.guesses.admit({ socket, address, compare });
    // Nobody loses a seat to a name that is none.
    if (name !== undefined && parseName(name) === undefined) throw new Refusal('bad-name');
  };

  answerAt(router, patterns.join, 'POST', async (request, response) => {
    const join = readJoin(await readJson(request, response, limits.joinBytesMax, 'bad-join'));
    if (join === undefined) throw new Refusal('bad-join');
    const address = server.addressOf(request);
    await admit(request, join, address);
    const { seats } = table;
    if (join.name !== undefined) {
      server.seatsPerAddress.admit({ asker: seats.asker(join.player), address });
    }
    const isHere = (id: PlayerId) => presence.isHere(id);
    const joined = table.join(join.player, { ...join, isHere });
    const asker = seats.asker(join.player);
    reserve.seen(asker, address);
    if (joined.seat !== null) presence.arrive(asker)(); // a spectator polls, or is gone
    sendJson(response, joined);
  });

  answerAt(router, patterns.leave, 'POST', async (request, response) => {
    const leave = readLeave(await readJson(request, response, limits.joinBytesMax, 'bad-leave'));
    if (leave === undefined) throw new Refusal('bad-leave');
    table.leave(leave.player);
    sendJson(response, {});
  });

  answerAt(router, patterns.health, 'GET, HEAD', (_request, response) => {
    response.setHeader('Host-Run', table.run); // so that the host's window knows its own
    response.setHeader('Host-Names', invitation.friendHosts.join(' ')); // for pages, should it move
    sendText(response, 'ok');
  });

  // The code is for people who are in, and for the host's own computer.
  answerAt(router, patterns.qr, 'GET, HEAD', (request, response) => {
    const player = readQr(request);
    const isIn = player !== undefined && table.seats.asker(player).hasJoined;
    const mayInvite = isIn || server.isOwn(request);
    const link = mayInvite ? invitation.joinLink : invitation.joinLink.replace(/#.*/, '');
    const { host, hash } = new URL(link); // for a TV, which says them beside the picture
    response.setHeader('Join-Address', host);
    if (hash !== '') response.setHeader('Join-Code', hash.replace('#code=', ''));
    sendPicture(response, qrCodes.of(link));
  });

  return router;
}

/** With and without the code, at the last address and at the one before. */
const KEPT_MAX = 4;

/** QR codes as pictures. One is drawn once for its link: it takes as long as a hundred looks. */
export class QrCodes {
  readonly #drawn = new Map<string, Buffer>();

  of(link: string): Buffer {
    const known = this.#drawn.get(link);
    if (known !== undefined) return known;
    const picture = Buffer.from(renderSVG(link, { border: 4 }));
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size >= KEPT_MAX && oldest !== undefined) this.#drawn.delete(oldest);
    this.#drawn.set(link, picture);
    return picture;
  }
}
