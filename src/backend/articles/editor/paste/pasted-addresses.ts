import { pathOfStoredFile } from '../../../../stored-file.ts';

/** Allowed link targets; others, such as local files, are removed. */
export const leadsSomewhere = /^(?:https?:\/\/[^/\s]|mailto:|tel:|\/(?!\/))/i;

/** Path of a file of the asset manager. */
export function storedPath(source: string | null): string | undefined {
  const address = source && URL.canParse(source, location.href) ? new URL(source, location.href) : undefined;
  const path = address?.origin === location.origin ? pathOfStoredFile(address.pathname) : '';
  return /^\/assets\/[\w.-]+$/.test(path) ? path : undefined;
}

/** Google Docs and some mail programs link to a page of theirs that leads on. */
export function withoutRedirect(target: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(target) || !URL.canParse(target)) return target;
  return new URL(target).searchParams.get('q') ?? target;
}
