/** Who wins the next game: each, a team, a table, or all together. */

import './who-wins.css';
import type { ComponentChildren } from 'preact';
import { type SidesKind, type TeamsBy, TEAMS_MAX } from '../../shared/sides.ts';
import { Banner } from '../ui/banner.tsx';
import { Radios } from '../ui/radios.tsx';
import { Row } from '../ui/row.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';
import type { Desk } from './desk-store.ts';

const kinds: readonly SidesKind[] = ['each', 'teams', 'tables', 'together'];
const teamsBy: readonly TeamsBy[] = ['friends', 'host', 'chance'];
const numbers = Array.from({ length: TEAMS_MAX - 1 }, (_, index) => index + 2);

export function WhoWins({ host, words: { whoWins } }: Desk) {
  const { settings } = host.state.value ?? {};
  if (settings === undefined) return null;
  const { sides } = settings;
  return (
    <section class="desk-who">
      <h2 id="who-wins">{whoWins.title}</h2>
      <Radios
        labelledBy="who-wins"
        class="desk-wins"
        optionClass="desk-win"
        chosen={sides}
        options={kinds.map((value) => ({
          value,
          shown: <Choice lines={whoWins[value]} art={arts[value]} />,
        }))}
        onChoose={(value) => void host.use('settings', { sides: value })}
      />
      {sides === 'teams' ? (
        <>
          <Row id="teams" lines={[whoWins.number]} isChoice>
            <Radios
              labelledBy="teams"
              chosen={settings.teams}
              options={numbers.map((value) => ({ value, shown: value }))}
              onChoose={(teams) => void host.use('settings', { teams })}
            />
          </Row>
          <Radios
            label={whoWins.by}
            class="seg desk-teams-by"
            chosen={settings.teamsBy}
            options={teamsBy.map((value) => ({ value, shown: whoWins[value] }))}
            onChoose={(by) => void host.use('settings', { teamsBy: by })}
          />
        </>
      ) : null}
    </section>
  );
}

interface ChoiceProps {
  readonly lines: readonly [string, string];
  readonly art: ComponentChildren;
}

function Choice({ lines: [name, hint], art }: ChoiceProps) {
  return (
    <>
      <span class="desk-win-art" aria-hidden="true">
        {art}
      </span>
      <b>{name}</b>
      <small>{hint}</small>
    </>
  );
}

const arts: Readonly<Record<SidesKind, ComponentChildren>> = {
  each: [0, 1, 2, 3].map((seat) => <Sticker key={seat} seat={seat} />),
  teams: (
    <>
      <TeamSign team={0} />
      {':'}
      <TeamSign team={1} />
    </>
  ),
  tables: (
    <>
      <Banner table={1} px={30} />
      {':'}
      <Banner table={2} px={30} />
    </>
  ),
  together: (
    <svg class="desk-ribbon" viewBox="0 0 120 24">
      <path d="M2 12q15-10 29 0t29 0 29 0 29 0" />
      <path d="M2 12q15-10 29 0t29 0 29 0 29 0" />
    </svg>
  ),
};
