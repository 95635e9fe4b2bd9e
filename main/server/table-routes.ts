import type { Request, Router } from 'express';
import { type PlayerId, isPlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import { fields, fileText, optional, text, textThat } from '../../shared/readers.ts';
import { patterns, readQr, readWatch } from '../../shared/routes.ts';
import { admitToJoin, admitToTable, needsCode } from '../table/door.ts';
import { sendJson, sendPicture, sendText } from './answers.ts';
import type { ServerParts } from './app.ts';
import { forgetText } from './forget-text.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { QrCodes } from './qr-codes.ts';
import { readJson } from './read-json.ts';
import { answerAt, exactRouter } from './router.ts';
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
    admit: (player) => admitToTable(table, player),
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
  };

  answerAt(router, patterns.table, 'GET', (request, response) => {
    const asked = readWatch(request);
    answerWithChange(nextTable, asked, reserve.caller(request, asked.player), response);
    forgetText(request);
  });

  /** A code is compared in its turn; whoever needs none does not wait. */
  const admit = async ({ socket }: Request, join: Join, address: string): Promise<void> => {
    const { player, name, code } = join;
    if (!table.seats.hasJoined(player)) reserve.admitNewcomer(player, address);
    const compare = () => admitToJoin(table, player, join);
    if (code === undefined || !needsCode(table, player)) compare();
    else await server.guesses.admit({ socket, address, compare });
    // Nobody loses a seat to a name that is none.
    if (name !== undefined && parseName(name) === undefined) throw new Refusal('bad-name');
  };

  answerAt(router, patterns.join, 'POST', async (request, response) => {
    const join = readJoin(await readJson(request, response, limits.joinBytesMax, 'bad-join'));
    if (join === undefined) throw new Refusal('bad-join');
    const address = server.addressOf(request);
    await admit(request, join, address);
    if (join.name !== undefined) server.seatsPerAddress.admit(join.player, address);
    const isHere = (id: PlayerId) => presence.isHere(id);
    const joined = table.players.join(join.player, { ...join, isHere });
    reserve.seen(join.player, address);
    if (joined.seat !== null) presence.arrive(join.player)(); // who watches polls, or is gone
    sendJson(response, joined);
  });

  answerAt(router, patterns.leave, 'POST', async (request, response) => {
    const leave = readLeave(await readJson(request, response, limits.joinBytesMax, 'bad-leave'));
    if (leave === undefined) throw new Refusal('bad-leave');
    table.players.leave(leave.player);
    sendJson(response, {});
  });

  answerAt(router, patterns.health, 'GET, HEAD', (_request, response) => {
    response.setHeader('Host-Run', table.run); // so that the host's window knows its own
    response.setHeader('Host-Names', invitation.friendHosts.join(' ')); // for pages, should it move
    sendText(response, 'ok');
  });

  // The code is for those who are in, and for the host's own computer.
  answerAt(router, patterns.qr, 'GET, HEAD', (request, response) => {
    const player = readQr(request);
    const isIn = player !== undefined && table.seats.hasJoined(player);
    const mayInvite = isIn || server.isOwn(request);
    const link = mayInvite ? invitation.joinLink : invitation.joinLink.replace(/#.*/, '');
    const { host, hash } = new URL(link); // for a TV, which says them beside the picture
    response.setHeader('Join-Address', host);
    if (hash !== '') response.setHeader('Join-Code', hash.replace('#code=', ''));
    sendPicture(response, qrCodes.of(link));
  });

  return router;
}
