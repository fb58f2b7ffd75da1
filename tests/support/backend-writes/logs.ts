import { type WriteScenario, write } from './scenario.ts';

export const writes: WriteScenario[] = [
  write('POST /backend/logs/export.csv'),
  write('POST /backend/logs/evidence.zip'),
  write('POST /backend/logs/verify'),
];
