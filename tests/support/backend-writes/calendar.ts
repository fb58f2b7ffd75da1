import { formOf, type WriteScenario } from './scenario.ts';

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/calendar/move',
    prepare: async (world) => ({
      path: '/backend/calendar/move',
      init: formOf({ kind: 'publication', article: String(await world.schedule()), at: '2090-03-01T09:00' }),
    }),
  },
];
