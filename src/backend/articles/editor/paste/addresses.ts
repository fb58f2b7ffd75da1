import { pathOfStoredFile } from '../../../../stored-file.ts';

/** Allowed link targets; others, such as local files, are removed. */
export const leadsSomewhere = /^(?:https?:\/\/[^/\s]|mailto:|tel:|\/(?!\/))/i;

/** Path of a file of the asset manager. */
export function storedPath(source: string | null): string | undefined {
  const address = source && URL.canParse(source, location.href) ? new URL(source, location.href) : undefined;
  const path = address?.origin === location.origin ? pathOfStoredFile(address.pathname) : '';
  return /^\/assets\/[\w.-]+$/.test(path) ? path : undefined;
}

/** Google Docs and mail programs link to a page of theirs that leads on, and that learns who reads. */
const redirects: readonly [page: RegExp, parameter: string][] = [
  [/^https:\/\/www\.google\.[a-z.]{2,6}\/url\?/i, 'q'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https:\/\/l\.(?:facebook|instagram)\.com\//i, 'u'],
  [/^https:\/\/(?:www\.)?linkedin\.com\/redir\/redirect\?/i, 'url'],
  [/^https:\/\/slack-redir\.net\/link\?/i, 'url'],
];

export function withoutRedirect(target: string): string {
  const parameter = redirects.find(([page]) => page.test(target))?.[1];
  if (!parameter || !URL.canParse(target)) return target;
  const { searchParams } = new URL(target);
  const real = searchParams.get(parameter) ?? searchParams.get('url');
  return real && leadsSomewhere.test(real) ? withoutRedirect(real) : target;
}

const dataPicture = /^data:image\/(png|jpeg|gif|webp|avif);base64,([\w+/=\s]+)$/i;

/** The file that the address of a picture contains. */
export function fileInAddress(source: string, name: string): File | undefined {
  const [, type = '', text = ''] = dataPicture.exec(source) ?? [];
  if (!type) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${name || 'picture'}.${type.toLowerCase()}`, { type: `image/${type.toLowerCase()}` });
  } catch {
    return undefined;
  }
}
