/**
 * Versions of the privacy notices that forms show, by the day from which they apply. A changed text needs a new version: it
 * is stored with what the form sends.
 */
export const noticeVersions = {
  contact: 'contact-2026-11-23',
  report: 'report-2026-11-23',
  dataRequest: 'data-request-2026-11-23',
} as const;

export type Notice = keyof typeof noticeVersions;

const known: ReadonlySet<string> = new Set(Object.values(noticeVersions));

/** The version that a form names, null for unknown ones. */
export function noticeVersionIn(given: unknown): string | null {
  return typeof given === 'string' && known.has(given) ? given : null;
}
