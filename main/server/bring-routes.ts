import type { Request, Response, Router } from 'express';
import { type PlayerId, isPlayerId } from '../../shared/card.ts';
import { isColour } from '../../shared/deck-file.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { anyOf, fields, fileText, optional, textThat, whole } from '../../shared/readers.ts';
import { patterns } from '../../shared/routes.ts';
import { type Brought, type Given, readBrought } from '../table/brought-face.ts';
import type { Bringing } from '../table/bringing.ts';
import { admitToBring } from '../table/door.ts';
import { sendJson } from './answers.ts';
import type { ServerParts } from './app.ts';
import { isDirect, isOwnAddress } from './peers.ts';
import { Allowance, PerMinute } from './allowances.ts';
import { readJson, answerAt, exactRouter } from './router.ts';

const player = textThat(isPlayerId);

/** How long a face may be says `readBrought`, with a sentence of its own. */
const readBring = anyOf<Given & { readonly player: PlayerId }>(
  fields({ player, text: fileText }),
  fields({
    player,
    picture: fileText,
    name: optional(fileText),
    colour: optional(textThat(isColour)),
  }),
);

const readUnbring = fields({ player, number: whole(1) });

/** How everybody brings cards for the next game, and takes them back. */
export function bringRoutes({ room, clock, reserve, addressOf }: ServerParts): Router {
  const { bringing } = room;
  const router = exactRouter();
  const perPlayer = new PerMinute(limits.bringsPerMinuteMax, clock);
  const perAddress = new CardsPerAddress(bringing, addressOf);
  const bodies = new Allowance({
    inAll: limits.bringsAtOnceMax,
    perAddress: limits.bringsAtOncePerAddressMax,
    code: 'many-requests',
  });

  /** Photos are large: bodies are received only while cards are wanted, and only a few at once. */
  const receive = async (
    request: Request,
    response: Response,
    code: 'bad-bring' | 'bad-unbring',
  ) => {
    bringing.admit();
    const done = bodies.take(addressOf(request), () => reserve.claimToBring(request));
    try {
      return await readJson(request, response, limits.bringBytesMax, code);
    } finally {
      done();
    }
  };

  const admit = (id: PlayerId) => {
    admitToBring(room, room.asker(id));
    if (!perPlayer.take(id)) throw new Refusal('many-brings');
  };

  answerAt(router, patterns.bring, 'POST', async (request, response) => {
    const bring = readBring(await receive(request, response, 'bad-bring'));
    if (bring === undefined) throw new Refusal('bad-bring');
    admit(bring.player);
    perAddress.bring(request, bring.player, readBrought(bring));
    sendJson(response, bringing.ownOf(bring.player));
  });

  answerAt(router, patterns.unbring, 'POST', async (request, response) => {
    const unbring = readUnbring(await receive(request, response, 'bad-unbring'));
    if (unbring === undefined) throw new Refusal('bad-unbring');
    admit(unbring.player);
    bringing.takeBack(unbring.player, unbring.number);
    sendJson(response, bringing.ownOf(unbring.player));
  });

  return router;
}

/**
 * From which address each card came, so that nobody fills the table with the cards of many ids. The
 * host's own computer may.
 */
class CardsPerAddress {
  readonly #bringing: Bringing;
  readonly #addressOf: (request: Request) => string;
  /** By the numbers of the cards. */
  readonly #addresses = new Map<number, string>();

  constructor(bringing: Bringing, addressOf: (request: Request) => string) {
    this.#bringing = bringing;
    this.#addressOf = addressOf;
  }

  /** @throws Refusal if there are too many from there, or this card is not wanted */
  bring(request: Request, id: PlayerId, brought: Brought): void {
    const address = this.#addressOf(request);
    const isOwn = isOwnAddress(address) && isDirect(request);
    if (!isOwn) this.#admit(address, brought);
    this.#bringing.bring(id, brought);
    const { number } = this.#bringing.cards.at(-1) ?? {};
    if (number !== undefined) this.#addresses.set(number, address);
  }

  #admit(address: string, { picture }: Brought): void {
    const { cards, pictures } = this.#bringing;
    const numbers = new Set(cards.map(({ number }) => number));
    for (const number of this.#addresses.keys()) {
      if (!numbers.has(number)) this.#addresses.delete(number);
    }
    const there = cards.filter(({ number }) => this.#addresses.get(number) === address);
    const sizes = there.map(({ face }) => pictures.get(face.picture ?? '')?.bytes.length ?? 0);
    const bytes = sizes.reduce((sum, size) => sum + size, picture?.bytes.length ?? 0);
    const isFull = there.length >= limits.broughtPerAddressMax;
    if (isFull || bytes > limits.broughtBytesPerAddressMax) throw new Refusal('full-table');
  }
}
