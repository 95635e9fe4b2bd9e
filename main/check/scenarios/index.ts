/** All scenarios, in the order of the problems. */

import { type Scenario, parseScenarios, problemOf } from '../scenario.ts';
import { boardFiles } from './board-file.ts';
import { example } from './example.ts';
import { finishPlay } from './finish-play.ts';
import { firstCard } from './first-card.ts';
import { looking } from './look.ts';
import { replacement } from './replace.ts';
import { secondCard } from './second-card.ts';
import { waiting } from './waiting.ts';
import { watching } from './watch.ts';
import { wire } from './wire.ts';

const texts = [
  ...[boardFiles, looking, firstCard, secondCard, finishPlay, waiting],
  ...[example, replacement, watching, wire],
];

export const scenarios: readonly Scenario[] = texts
  .flatMap(parseScenarios)
  .toSorted((one, other) => problemOf(one) - problemOf(other));
