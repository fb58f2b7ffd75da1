import type { WriteScenario } from './scenario.ts';

export const writes: WriteScenario[] = [
  { route: 'POST /backend/logs/verify', prepare: async () => ({ path: '/backend/logs/verify' }) },
];
