import type { Request, Router } from 'express';
import { renderSVG } from 'uqr';
import { type PlayerId, isPlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { parseName } from '../../shared/name.ts';
import { fields, fileText, optional, text, textThat, whole } from '../../shared/readers.ts';
import { patterns, readQr } from '../../shared/routes.ts';
import { TEAMS_MAX } from '../../shared/sides.ts';
import { admitToBring, admitToJoin, needsCode } from '../table/door.ts';
import { chooseTeam } from '../table/sides.ts';
import { sendJson, sendPicture, sendText } from './answers.ts';
import type { ServerParts } from './app.ts';
import { readJson, answerAt, exactRouter } from './router.ts';

const readJoin = fields({
  player: textThat((id) => isPlayerId(id) && isSecret(id)),
  name: optional(fileText), // how long it may be is told with the sentence for names
  code: optional(text),
});

/** A public name is another player at each table. */
const readLeave = fields({
  player: textThat(isPlayerId),
  table: optional(whole(1, limits.tablesMax)),
});

const readHop = fields({ player: textThat(isPlayerId) });

const readTeam = fields({ player: textThat(isPlayerId), team: whole(0, TEAMS_MAX - 1) });

type Join = NonNullable<ReturnType<typeof readJoin>>;

/** How people come in and go, and find the way: once for all tables. */
export function roomRoutes(server: ServerParts): Router {
  const { room, invitation, reserve } = server;
  const qrCodes = new QrCodes();
  const router = exactRouter();

  /** A code is compared in its turn; players who need none do not wait. */
  const admit = async ({ socket }: Request, join: Join, address: string): Promise<void> => {
    const { player, name, code } = join;
    const asker = room.asker(player);
    if (!asker.hasJoined) reserve.admitNewcomer({ asker, address });
    const compare = () => admitToJoin(room, room.asker(player), join);
    if (code === undefined || !needsCode(room, asker)) compare();
    else await server.guesses.admit({ socket, address, compare });
    // Nobody loses a seat to a name that is none.
    if (name !== undefined && parseName(name) === undefined) throw new Refusal('bad-name');
  };

  answerAt(router, patterns.join, 'POST', async (request, response) => {
    const join = readJoin(await readJson(request, response, limits.joinBytesMax, 'bad-join'));
    if (join === undefined) throw new Refusal('bad-join');
    const address = server.addressOf(request);
    await admit(request, join, address);
    if (join.name !== undefined) {
      server.seatsPerAddress.admit({ asker: room.asker(join.player), address });
    }
    const isHere = (id: PlayerId) =>
      room.tables.some((table) => server.of(table).presence.isHere(id));
    const joined = room.join(join.player, { ...join, isHere });
    const asker = room.asker(join.player);
    reserve.seen(asker, address);
    if (joined.seat !== null) server.presenceOf(asker).arrive(asker)(); // a spectator polls, or is gone
    sendJson(response, joined);
  });

  answerAt(router, patterns.leave, 'POST', async (request, response) => {
    const leave = readLeave(await readJson(request, response, limits.joinBytesMax, 'bad-leave'));
    if (leave === undefined) throw new Refusal('bad-leave');
    const { player, table = 1 } = leave;
    const left = isSecret(player) ? room.tableOf(player) : room.at(table);
    left?.leave(player);
    sendJson(response, {});
  });

  answerAt(router, patterns.hop, 'POST', async (request, response) => {
    const hop = readHop(await readJson(request, response, limits.joinBytesMax, 'bad-hop'));
    if (hop === undefined) throw new Refusal('bad-hop');
    const asker = room.asker(hop.player);
    admitToBring(room, asker);
    const table = room.tableOf(hop.player);
    const seat = table?.seats.find(hop.player)?.seat;
    if (table !== undefined && seat !== undefined) server.hops.hop(table, seat);
    sendJson(response, {});
  });

  answerAt(router, patterns.team, 'POST', async (request, response) => {
    const chosen = readTeam(await readJson(request, response, limits.joinBytesMax, 'bad-team'));
    if (chosen === undefined) throw new Refusal('bad-team');
    const { player, team } = chosen;
    admitToBring(room, room.asker(player));
    const table = room.tableOf(player);
    if (table !== undefined) chooseTeam(table, player, team);
    sendJson(response, { team });
  });

  answerAt(router, patterns.health, 'GET, HEAD', (_request, response) => {
    response.setHeader('Host-Run', room.run); // so that the host's window knows its own
    response.setHeader('Host-Names', invitation.friendHosts.join(' ')); // for pages, should it move
    sendText(response, 'ok');
  });

  // The code is for people who are in, and for the host's own computer.
  answerAt(router, patterns.qr, 'GET, HEAD', (request, response) => {
    const player = readQr(request);
    const isIn = player !== undefined && room.asker(player).hasJoined;
    const mayInvite = isIn || server.isOwn(request);
    const link = mayInvite ? invitation.joinLink : invitation.joinLink.replace(/#.*/, '');
    const { host, hash } = new URL(link); // for a TV, which says them beside the picture
    response.setHeader('Join-Address', host);
    if (hash !== '') response.setHeader('Join-Code', hash.replace('#code=', ''));
    sendPicture(response, qrCodes.of(link));
  });

  // A picture of the password, for the TV beside the host; it is in no answer to anybody else.
  answerAt(router, patterns.wifi, 'GET, HEAD', (request, response) => {
    if (!server.isOwn(request)) throw new Refusal('not-found');
    sendJson(response, invitation.wifi.codeOnTv);
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
