import { may, type RoleHolder, requirePermission } from './permissions.ts';

/**
 * Throws ForbiddenError. With `assets.add` alone, only pictures for articles can be uploaded: the public sees them in an article
 * at most, until an account with `assets.write` saves them (`listed`). A file in another category appears on a page at once.
 */
export function requireUploadTo(holder: RoleHolder, category: string): void {
  if (category !== 'news') requirePermission(holder, 'assets.write');
}

/** Whether the public search finds a file as soon as this account has added or described it. */
export function isListedFrom(holder: RoleHolder): boolean {
  return may(holder, 'assets.write');
}
