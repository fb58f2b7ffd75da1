import { may, type RoleHolder, requirePermission } from './permissions.ts';

/**
 * Throws ForbiddenError. Pictures for articles are shown when an article shows them, and found by nobody before somebody with
 * `assets.write` has saved them (`listed`); a new file in another category is shown by a page at once, and so needs more than `assets.add`.
 */
export function requireUploadTo(holder: RoleHolder, category: string): void {
  if (category !== 'news') requirePermission(holder, 'assets.write');
}

/** Whether what somebody adds or describes is found by the public at once, and not only where an article shows it. */
export function isListedFrom(holder: RoleHolder): boolean {
  return may(holder, 'assets.write');
}
