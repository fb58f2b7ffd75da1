import { type RoleHolder, requirePermission } from './permissions.ts';

/**
 * Throws ForbiddenError. Pictures for articles are shown when an article shows them; a new file in another category is shown
 * by a page at once, and so needs more than `assets.add`.
 */
export function requireUploadTo(holder: RoleHolder, category: string): void {
  if (category !== 'news') requirePermission(holder, 'assets.write');
}
