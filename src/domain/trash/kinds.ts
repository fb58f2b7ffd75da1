import { articles, assets, leaders } from '../../db/schema/index.ts';

/** What can be moved to the trash, as addresses name it. */
export const trashKinds = ['articles', 'assets', 'leaders'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** The table whose row is the item itself; rows of other tables belong to it. */
export const tableOf = { articles, assets, leaders } as const satisfies Record<TrashKind, unknown>;

/** The noun of the activity log. */
export const resourceTypes = { articles: 'article', assets: 'asset', leaders: 'leader' } as const;

export function parseTrashKind(text: string): TrashKind | undefined {
  return trashKinds.find((kind) => kind === text);
}
