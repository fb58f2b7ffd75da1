import { z } from 'zod';
import { problem } from '../../fields/problem.ts';
import type { AssetSite } from '../assets/commands.ts';
import { command, done, perform } from '../command.ts';
import { trashKinds } from './queries.ts';
import { restoreItem } from './restore.ts';

/** As many as are deleted together. */
const maxItems = 50;

/** Restores what was deleted together, each item by itself: one that is not in the trash any more holds up no other. */
export const restoreTogether = command({
  needs: 'trash.restore',
  logs: ['other', 'trash'],
  input: z.strictObject({
    kind: z.enum(trashKinds),
    items: z
      .array(
        z.strictObject({
          id: z.int().min(1).max(2_147_483_647),
          deleted_at: z.iso
            .datetime()
            .optional()
            .describe('As the trash lists it: an item that was restored and deleted again is left'),
        }),
      )
      .min(1, problem('nothingNamed', { noun: 'item' }))
      .max(maxItems, problem('tooManyNamed', { count: maxItems, noun: 'item' })),
  }),
  async around({ by, input: { kind, items } }, _transact, site: AssetSite) {
    let [restored, drafts] = [0, 0];
    for (const { id, deleted_at } of items) {
      const at = { kind, ...(deleted_at !== undefined && { deleted: String(Date.parse(deleted_at)) }) };
      const outcome = await perform(site, restoreItem, { by, id, at });
      if (outcome.kind !== 'done') continue;
      restored += 1;
      if (outcome.value.becameDraft) drafts += 1;
    }
    // Each has its own entry in the log.
    return done({ kind, restored, left: items.length - restored, drafts }, { log: [] });
  },
});
