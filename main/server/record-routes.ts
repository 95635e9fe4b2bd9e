import type { ServerResponse } from 'node:http';
import type { Router } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { patterns, readLook, readSteps } from '../../shared/routes.ts';
import type { RecordedGame } from '../game/record.ts';
import { admitToLook } from '../table/door.ts';
import { beginJson } from './answers.ts';
import type { TableServer } from './app.ts';
import { forgetText } from './open-requests.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { answerAt, exactRouter } from './router.ts';
import { lengthOf } from './step-answers.ts';
import type { UnsentAnswers } from './sending.ts';

/** The record of the game at one table: its steps as they happen, and all of it once the game is over. */
export function recordRoutes(server: TableServer): Router {
  const { table, recorder, open, presence, reserve, steps, unsent, fail } = server;
  const records = new RecordAnswers(unsent);
  const router = exactRouter();

  answerAt(router, patterns.steps, 'GET', (request, response) => {
    const { player, waitSeconds, ...after } = readSteps(request);
    const nextSteps: Awaited = {
      admit: (asker) => admitToLook(table, asker),
      onChange: (_token, tell) => recorder.onStep(after, tell),
      answer: (_player, to) => {
        const { pieces, page } = steps.of(recorder, after);
        beginJson(to, lengthOf(pieces));
        unsent.send(to, pieces, page);
      },
      fail,
      open,
      presence,
      askerOf: (id) => table.seats.asker(id),
    };
    const caller = reserve.caller(request, table.seats.asker(player));
    answerWithChange(nextSteps, { waitSeconds }, caller, response);
    forgetText(request);
  });

  answerAt(router, patterns.record, 'GET', (request, response) => {
    const { player } = readLook(request);
    admitToLook(table, table.seats.asker(player));
    if (!table.game.isFinal) throw new Refusal('not-over');
    records.send(response, recorder.record);
  });

  return router;
}

/** How many steps are turned into bytes at once. */
const LINES = 1_000;

/** Answers with a whole record, which may be long: it is rendered once for everybody. */
class RecordAnswers {
  readonly #unsent: UnsentAnswers;
  #record: RecordedGame | undefined;
  #changes = 0;
  #bytes: Buffer = Buffer.alloc(0);

  constructor(unsent: UnsentAnswers) {
    this.#unsent = unsent;
  }

  send(response: ServerResponse, record: RecordedGame): void {
    if (record !== this.#record || record.changes !== this.#changes) {
      this.#bytes = render(record);
      this.#record = record;
      this.#changes = record.changes;
    }
    beginJson(response, this.#bytes.length);
    this.#unsent.send(response, [this.#bytes], this.#bytes);
  }
}

function render({ head, seats, leftOut, lines }: RecordedGame): Buffer {
  const rest = JSON.stringify({ ...head, seats, leftOut });
  const pieces = [Buffer.from(`${rest.slice(0, -1)},"steps":[`)];
  for (let start = 0; start < lines.length; start += LINES) {
    const some = lines.slice(start, start + LINES).join();
    pieces.push(Buffer.from(start === 0 ? some : `,${some}`));
  }
  return Buffer.concat([...pieces, Buffer.from(']}')]);
}
