/** How a server did: a row for each problem, then each failure. */

import './check.css';
import type { CheckProblem, CheckReport, CheckTest } from '../../shared/check-report.ts';
import { type IconName, Icon } from '../ui/icon.tsx';
import { Failure } from './failure.tsx';
import { beginWith, countsOf, failedIn } from '../../shared/check-sums.ts';

export function CheckPage({ report }: { readonly report: CheckReport }) {
  const { problems, command, seed, at, remarks } = report;
  const tests = problems.flatMap((problem) => problem.tests);
  const { held, all } = countsOf(tests);
  const best = beginWith(report);
  const failed = failedIn(report, 'required');
  const unsound = failedIn(report, 'sound');
  return (
    <>
      <header class="check-head">
        <span class="check-brand">
          <img src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" />
          Memory Scramble
        </span>
        <span class="check-mono quiet small">
          {command} · seed {seed} · {new Date(at).toLocaleString('en-GB')}
        </span>
      </header>
      <main>
        <section class="check-top">
          <div>
            <h1>{held === all ? `All ${all} hold.` : `${held} of ${all} hold.`}</h1>
            <p class="lede">{ledeOf(report)}</p>
          </div>
          <div class="check-paper check-sum">
            {problems.map((problem) => (
              <Problem key={problem.number} problem={problem} />
            ))}
          </div>
        </section>
        <Others report={report} />
        {remarks.map((remark) => (
          <p key={remark} class="check-remark">
            {remark}
          </p>
        ))}
        <Failures title="What to look at" tests={failed} open={best?.test} />
        <Failures title="Nobody demands it, a good server does it" tests={unsound} />
      </main>
    </>
  );
}

/** What holds, and where to begin. */
function ledeOf(report: CheckReport): string {
  const best = beginWith(report);
  if (best === undefined) return 'Nothing that the rules demand has failed.';
  const isRight = ({ state, level }: CheckTest) =>
    state === 'passed' || state === 'slow' || (state === 'failed' && level === 'sound');
  const right = report.problems.filter(({ tests }) => tests.every(isRight));
  const names = right.map(({ title }) => title);
  const good = names.length === 0 ? '' : `Right: ${names.join(', ')}. `;
  const more = best.others === 0 ? '' : ` ${best.others} more part at the same rule.`;
  return `${good}Begin with ${best.test.id}.${more}`;
}

function Problem({ problem: { number, title, tests } }: { readonly problem: CheckProblem }) {
  const { held, all } = countsOf(tests);
  return (
    <div class={held === all ? 'check-problem' : 'check-problem check-has'}>
      <i class="num">{number}</i>
      <b>{title}</b>
      <span class="check-cells">
        {tests.map((test) => (
          <Cell key={test.id} test={test} />
        ))}
      </span>
      <span class="num">
        {held} of {all}
      </span>
    </div>
  );
}

const SIGNS: Readonly<Record<CheckTest['state'], IconName>> = {
  passed: 'check',
  failed: 'close',
  slow: 'wait',
  undecided: 'look',
  'not run': 'minus',
};

function Cell({ test: { id, title, state, level, failure } }: { readonly test: CheckTest }) {
  const isUnsound = state === 'failed' && level === 'sound';
  const named = `${id} ${title}: ${isUnsound ? 'nobody demands it' : state}`;
  const sign = isUnsound ? <b>!</b> : <Icon name={SIGNS[state]} />;
  const kind = `check-is-${isUnsound ? 'unsound' : state.replace(' ', '-')}`;
  if (failure === undefined) {
    return (
      <i class={kind} role="img" aria-label={named} title={named}>
        {sign}
      </i>
    );
  }
  return (
    <a class={kind} href={`#${id}`} aria-label={named} title={named} onClick={() => unfold(id)}>
      {sign}
    </a>
  );
}

function unfold(id: string): void {
  const folded = document.querySelector<HTMLDetailsElement>(`[id="${id}"]`);
  if (folded !== null) folded.open = true;
}

/** What neither held nor failed. */
function Others({ report: { problems } }: { readonly report: CheckReport }) {
  const tests = problems.flatMap((problem) => problem.tests);
  const said = [
    ['slow', 'Slow: right only with four times the patience'],
    ['undecided', 'Not decided: too many boards are possible'],
    ['not run', 'Not run'],
  ] as const;
  return (
    <>
      {said.map(([state, what]) => {
        const own = tests.filter((test) => test.state === state);
        const why = [...new Set(own.flatMap((test) => (test.why === undefined ? [] : [test.why])))];
        if (own.length === 0) return null;
        return (
          <p key={state} class="check-remark">
            {`${what}${why.length === 0 ? '' : `, because ${why.join('; ')}`}: ${own.map(({ id }) => id).join(', ')}.`}
          </p>
        );
      })}
    </>
  );
}

interface FailuresProps {
  readonly title: string;
  readonly tests: readonly CheckTest[];
  /** Which one is open at the start. */
  readonly open?: CheckTest | undefined;
}

function Failures({ title, tests, open }: FailuresProps) {
  if (tests.length === 0) return null;
  return (
    <section class="check-failures">
      <h2>{title}</h2>
      {tests.map((test) =>
        test.failure === undefined ? null : (
          <Failure key={test.id} {...{ test }} failure={test.failure} isOpen={test === open} />
        ),
      )}
    </section>
  );
}
