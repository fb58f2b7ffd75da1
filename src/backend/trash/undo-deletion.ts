import type { TrashKind } from '../../domain/trash/queries.ts';
import { endpoints } from '../../routes.ts';
import type { Undo } from '../../web/sessions/flash.ts';

export type Deletion = { id: number; deletedAt: Date };

/** The button that restores what was just deleted, unless it was deleted again since. Who may delete may restore. */
export function undoDeletion(kind: TrashKind, deletions: readonly Deletion[]): Omit<Undo, 'label'> {
  return {
    action: endpoints.trashRestore,
    fields: [
      ['kind', kind],
      ['items', deletions.map(({ id, deletedAt }) => `${id}.${deletedAt.getTime()}`).join(',')],
    ],
  };
}
