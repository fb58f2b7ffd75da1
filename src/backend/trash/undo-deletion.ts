import type { TrashKind } from '../../domain/trash/queries.ts';
import { endpoints } from '../../routes.ts';
import type { Undo } from '../../web/sessions/flash.ts';

/** The button that restores what was just deleted. Who may delete may restore. */
export function undoDeletion(kind: TrashKind, ids: readonly number[]): Omit<Undo, 'label'> {
  return {
    action: endpoints.trashRestore,
    fields: [
      ['kind', kind],
      ['ids', ids.join(',')],
    ],
  };
}
