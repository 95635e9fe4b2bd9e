/** The example of docs/RULES.md, move by move; it is in main/check/scenarios/example.ts. */
import { example } from '../../main/check/scenarios/example.ts';
import { testsOf } from '../support/board-driver.ts';

testsOf(example);
