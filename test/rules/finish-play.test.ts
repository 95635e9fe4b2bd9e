/** Rules 3-A and 3-B. The scenarios are in main/check/scenarios/finish-play.ts; 4-C finishes plays as well. */
import { describe } from 'vitest';
import { finishPlay } from '../../main/check/scenarios/finish-play.ts';
import { testsOf } from '../support/board-driver.ts';

describe('finishing the previous play', () => testsOf(finishPlay));
