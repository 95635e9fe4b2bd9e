/** One failure: where it parts from the rules, drawn, said, and as the protocol has it. */

import './failure.css';
import type { CheckAnswer, CheckFailure, CheckMove, CheckTest } from '../../shared/check-report.ts';
import { Drawn, Icon } from '../ui/icon.tsx';
import { Board } from './board.tsx';
import { CopyButton } from './copy-button.tsx';
import { Lanes } from './lanes.tsx';

const DOWN = 'm6 9.5 6 6 6-6';

interface FailureProps {
  readonly test: CheckTest;
  readonly failure: CheckFailure;
  readonly isOpen: boolean;
}

export function Failure({ test: { id, title }, failure, isOpen }: FailureProps) {
  const { rules, moves } = failure;
  const count = moves.length === 1 ? '1 move' : `${moves.length} moves`;
  return (
    <details id={id} class="check-paper check-failure" open={isOpen}>
      <summary>
        <span class="num check-id">{id}</span>
        {rules.slice(0, 1).map((rule) => (
          <span key={rule.id} class="check-rule">
            {rule.id}
          </span>
        ))}
        <h3>{title}</h3>
        <span class="quiet small num">{moves.length === 0 ? '' : count}</span>
        <Drawn path={DOWN} />
      </summary>
      <Opened failure={failure} />
    </details>
  );
}

function Opened({ failure }: { readonly failure: CheckFailure }) {
  const { rules, moves, move, expected, came, printed, again, curl, scenario } = failure;
  const [best, ...others] = expected;
  const asked = moves[move - 1];
  return (
    <>
      {moves.length === 0 ? null : (
        <div class="check-drawn">
          <Board failure={failure} />
          <Lanes failure={failure} />
        </div>
      )}
      {rules
        .filter(({ sentence }) => sentence !== '')
        .map((rule) => (
          <p key={rule.id} class="check-says">
            <span class="check-rule">{rule.id}</span>
            {rule.sentence}
          </p>
        ))}
      <div class="check-trio">
        <div>
          <h4>The moves</h4>
          <pre>
            {`${failure.rows}x${failure.columns}: ${failure.board}\n\n`}
            {moves.map((one) => (
              <span key={one.number} class={one.number === move ? 'check-this' : ''}>
                {`${lineOf(one)}\n`}
              </span>
            ))}
          </pre>
        </div>
        <div>
          <h4>
            <span class="check-sign check-good">
              <Icon name="check" />
            </span>
            Expected{asked === undefined ? '' : ` of move ${move}`}
          </h4>
          <Lines answer={best} other={came} className="check-good" />
          {others.length === 0 ? null : (
            <p class="small quiet">Also right: {others.map(({ text }) => text).join('; or ')}</p>
          )}
        </div>
        <div>
          <h4>
            <span class="check-sign check-note">
              <Icon name="wait" />
            </span>
            Came
          </h4>
          <Lines answer={came} other={best} className="check-note" />
          {printed === null ? null : (
            <>
              <p class="small quiet">The server printed, in the end:</p>
              <pre>{printed}</pre>
            </>
          )}
        </div>
      </div>
      <div class="check-again">
        <code>{again}</code>
        <CopyButton label="Copy the command" text={again} />
        <CopyButton label="Copy as curl" text={curl.join('\n')} />
        {scenario === null ? null : <CopyButton label="Copy as a scenario" text={scenario} />}
      </div>
    </>
  );
}

function lineOf({ number, player, asked, answer, answeredAt }: CheckMove): string {
  const late = answeredAt !== null && answeredAt > number ? ` (after move ${answeredAt})` : '';
  const who = player === null ? '' : player.padEnd(8);
  return `${String(number).padStart(2)} ${who}${asked.padEnd(11)} ${answer ?? 'no answer yet'}${late}`;
}

interface LinesProps {
  readonly answer: CheckAnswer | undefined;
  readonly other: CheckAnswer | undefined;
  readonly className: string;
}

/** An answer as the protocol has it; a line that the other has not is marked. */
function Lines({ answer, other, className }: LinesProps) {
  if (answer === undefined) return <pre>an answer as the protocol has them</pre>;
  const comparable = other?.kind === 'board' && answer.kind === 'board' ? other : undefined;
  return (
    <pre>
      {answer.lines.map((line, at) => {
        const differs = comparable === undefined ? at === 0 : comparable.lines[at] !== line;
        return (
          <span key={at} class={differs ? className : ''}>
            {line}
            {differs ? <span class="unseen"> (differs)</span> : null}
            {'\n'}
          </span>
        );
      })}
    </pre>
  );
}
