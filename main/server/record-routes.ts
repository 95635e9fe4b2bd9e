import type { ServerResponse } from 'node:http';
import type { Router } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { patterns, readLook, readSteps } from '../../shared/routes.ts';
import type { RecordedGame } from '../game/record.ts';
import type { KnownSteps, Recorder } from '../host/recorder.ts';
import { admitToLook } from '../table/door.ts';
import { beginJson } from './answers.ts';
import type { ServerParts } from './app.ts';
import { forgetText } from './forget-text.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { answerAt, exactRouter } from './router.ts';
import type { UnsentAnswers } from './unsent.ts';

/** The record of the game: its steps as they happen, and all of it once the game is over. */
export function recordRoutes(server: ServerParts): Router {
  const { table, recorder, open, presence, reserve, unsent, fail } = server;
  const records = new RecordAnswers(unsent);
  const steps = new RenderedSteps(recorder);
  const router = exactRouter();

  answerAt(router, patterns.steps, 'GET', (request, response) => {
    const { player, waitSeconds, ...after } = readSteps(request);
    const nextSteps: Awaited = {
      admit: (id) => admitToLook(table, id),
      onChange: (_token, tell) => recorder.onStep(after, tell),
      answer: (_player, to) => {
        const bytes = steps.of(after);
        beginJson(to, bytes.length);
        unsent.send(to, [bytes], bytes);
      },
      fail,
      open,
      presence,
    };
    const caller = reserve.caller(request, player);
    answerWithChange(nextSteps, { player, waitSeconds }, caller, response);
    forgetText(request);
  });

  answerAt(router, patterns.record, 'GET', (request, response) => {
    const { player } = readLook(request);
    admitToLook(table, player);
    if (table.game.phase !== 'over') throw new Refusal('not-over');
    records.send(response, recorder.record);
  });

  return router;
}

/** For those who follow the game, those who have just come, and a few in between. */
const RENDERED_MAX = 4;

/** Steps as they go out. Reading up to a megabyte of them takes long, so it is done once for all. */
class RenderedSteps {
  readonly #recorder: Recorder;
  readonly #rendered = new Map<string, Buffer>();

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  of(known: KnownSteps): Buffer {
    const token = this.#recorder.stepsToken(known);
    const bytes =
      this.#rendered.get(token) ?? Buffer.from(JSON.stringify(this.#recorder.stepsAfter(known)));
    // What was asked for last is the last to go.
    this.#rendered.delete(token);
    this.#rendered.set(token, bytes);
    const [oldest] = this.#rendered.keys();
    if (this.#rendered.size > RENDERED_MAX && oldest !== undefined) this.#rendered.delete(oldest);
    return bytes;
  }
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
