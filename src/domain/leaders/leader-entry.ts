import { loggedNames } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { changesBetween } from '../activity/changes.ts';
import { type ActivityEntry, event } from '../activity/commands.ts';
import type { Leader } from './queries.ts';

const logged = loggedNames(leaderFields);

/** The log entry of a change. Before a creation and after a deletion there is no leader. */
export function entryOf(before: Leader | undefined, after: Leader | undefined): ActivityEntry {
  const leader = after ?? before;
  if (!leader) throw new Error('An entry is about a leader.');
  const { id, name } = leader;
  const changes = changesBetween(before, after, logged);
  return event(verbOf(before, after, changes !== undefined), { noun: 'leader', id, name }, { changes });
}

function verbOf(before: Leader | undefined, after: Leader | undefined, changed: boolean) {
  if (!before) return 'created';
  if (!after) return 'deleted';
  if (!changed) return 'unchanged';
  if (before.visible !== after.visible) return after.visible ? 'shown' : 'hidden';
  return 'updated';
}
