import type { Role } from '../../fields/roles.ts';
import type { Language } from '../../i18n/site/language.ts';

/** A role without the language of a translator. */
type RoleKind = Exclude<Role, `translator:${Language}`> | 'translator';

/**
 * Who may do what. Reports of the report channel are read by their recipients only: `administrator` is on purpose not
 * among them. Which articles and fields a holder of `articles.write` may change is in articles/edits.ts.
 */
const holders = {
  'articles.read': ['administrator', 'editor', 'writer', 'translator'],
  'articles.create': ['administrator', 'editor', 'writer'],
  'articles.write': ['administrator', 'editor', 'writer', 'translator'],
  'articles.publish': ['administrator', 'editor'],
  'articles.delete': ['administrator', 'editor'],
  'reviews.take-part': ['administrator', 'editor', 'writer', 'translator'],
  'reviews.decide': ['administrator', 'editor'],
  'previews.share': ['administrator', 'editor'],
  'calendar.read': ['administrator', 'editor', 'writer', 'translator'],
  'assets.read': ['administrator', 'editor', 'writer', 'translator'],
  /** Uploading pictures for articles. Files in all other places are shown to visitors at once. */
  'assets.add': ['administrator', 'editor', 'writer'],
  'assets.write': ['administrator', 'editor'],
  'assets.delete': ['administrator', 'editor'],
  'leaders.read': ['administrator', 'editor'],
  'leaders.write': ['administrator', 'editor'],
  'redirects.manage': ['administrator', 'editor'],
  'versions.read': ['administrator', 'editor', 'writer', 'translator'],
  'versions.restore': ['administrator', 'editor'],
  'trash.read': ['administrator', 'editor'],
  'trash.restore': ['administrator', 'editor'],
  'trash.purge': ['administrator'],
  'timeMachine.read': ['administrator', 'editor', 'auditor'],
  'email.send': ['administrator', 'editor'],
  'messages.read': ['administrator', 'editor', 'privacy_officer'],
  'messages.answer': ['administrator', 'editor'],
  'messages.erase': ['administrator', 'privacy_officer'],
  'privacy.manage': ['administrator', 'privacy_officer'],
  'logs.read': ['administrator', 'auditor'],
  'accounts.manage': ['administrator'],
  /** How many reports there were, without any of them. */
  'reports.count': ['administrator', 'recipient'],
  'reports.read': ['recipient'],
} as const satisfies Record<string, readonly RoleKind[]>;

export type Permission = keyof typeof holders;
export const permissions = Object.keys(holders) as Permission[];

/** What a route requires: a permission, or only an account. */
export type Need = Permission | 'signed-in';

/** A member of staff with the roles held at this moment. */
export type RoleHolder = { id: number; username: string; roles: readonly Role[] };

export function may({ roles }: Pick<RoleHolder, 'roles'>, need: Need): boolean {
  if (need === 'signed-in') return true;
  const allowed: readonly RoleKind[] = holders[need];
  return roles.some((role) => allowed.includes(kindOf(role)));
}

/** Thrown inside a transaction, which undoes it; answered with 403. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
  readonly problem = 'forbidden';
  constructor() {
    super('Forbidden');
  }
}

export function requirePermission(holder: RoleHolder, need: Permission): void {
  if (!may(holder, need)) throw new ForbiddenError();
}

function kindOf(role: Role): RoleKind {
  return role === 'translator:id' || role === 'translator:en' ? 'translator' : role;
}

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
