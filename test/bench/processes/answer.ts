import { inspect } from 'node:util';
import type { Answers, Question, Reply } from '../child.ts';

/** Answers the questions of the process that started this one, one by one as they come. */
export function answerParent(answers: Answers): void {
  process.on('message', ({ number, name, argument }: Question) => {
    const answer = answers[name] as ((argument: unknown) => unknown) | undefined;
    Promise.resolve(argument)
      .then((given) => {
        if (answer === undefined) throw new Error(`nobody answers ${name}`);
        return answer(given);
      })
      .then(
        (value) => send({ number, answer: value }),
        (error: unknown) => send({ number, error: inspect(error) }),
      );
  });
  process.on('disconnect', () => process.exit());
}

function send(reply: Reply): void {
  process.send?.(reply);
}
