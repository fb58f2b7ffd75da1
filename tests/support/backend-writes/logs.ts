import type { WriteScenario } from './scenario.ts';

export const writes: WriteScenario[] = [
  { route: 'POST /backend/logs/export.csv', prepare: async () => ({ path: '/backend/logs/export.csv' }) },
  { route: 'POST /backend/logs/evidence.zip', prepare: async () => ({ path: '/backend/logs/evidence.zip' }) },
  { route: 'POST /backend/logs/verify', prepare: async () => ({ path: '/backend/logs/verify' }) },
];
