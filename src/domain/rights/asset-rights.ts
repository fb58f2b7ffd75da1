import { may, type RoleHolder, requirePermission } from './permissions.ts';

/**
 * Throws ForbiddenError. With `assets.add` alone, only pictures for articles can be uploaded: no page and no search shows them
 * before an article does or an account with `assets.write` saves them (`listed`). They are not secret: every upload answers at
 * its address and is in the list of `GET /api/assets`. A file in another category appears on a page at once.
 */
export function requireUploadTo(holder: RoleHolder, category: string): void {
  if (category !== 'news') requirePermission(holder, 'assets.write');
}

/** Whether the public search finds a file as soon as this account has added or described it. */
export function isListedFrom(holder: RoleHolder): boolean {
  return may(holder, 'assets.write');
}
