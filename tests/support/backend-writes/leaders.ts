import { leader, storeLeaders } from '../leaders.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, write, writeTo } from './scenario.ts';

const json = {
  board: 'directors',
  name: 'Lukas Sekayam',
  position: 'Direktur Operasi',
  position_en: 'Operations Director',
};
const form = { ...json, visible: 'on', portrait: '', biography: '', biography_en: '', version: '', base: '' };

export const writes: WriteScenario[] = [
  write('POST /api/backend/leaders', jsonOf(json)),
  writeTo('PUT /api/backend/leaders/reorder', someLeader, (id) => jsonOf({ leaders: [{ id, sort_order: 3 }] })),
  writeTo('PUT /api/backend/leaders/:id', someLeader, jsonOf({ visible: false })),
  writeTo('DELETE /api/backend/leaders/:id', someLeader),
  write('POST /backend/leaders/new', formOf(form)),
  writeTo('POST /backend/leaders/:id', someLeader, formOf({ ...form, version: '1' })),
  writeTo('POST /backend/leaders/:id/move', someLeader, formOf({ direction: 'up' })),
  writeTo('POST /backend/leaders/:id/delete', someLeader),
];

async function someLeader(world: World): Promise<number> {
  const [id = 0] = await storeLeaders(world.db, [leader()]);
  return id;
}
