/** Who wins, as settings and saved games say it. */

import { type Reader, fields, oneOf, whole } from './readers.ts';
import { type SidesKind, type SidesSettings, TEAMS_MAX, type TeamsBy } from './sides.ts';

export const sidesShape = {
  sides: oneOf<SidesKind>('each', 'teams', 'tables', 'together'),
  teams: whole(2, TEAMS_MAX),
  teamsBy: oneOf<TeamsBy>('friends', 'host', 'chance'),
};

export const readSidesSettings: Reader<SidesSettings> = fields(sidesShape);
