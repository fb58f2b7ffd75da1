import { draftOwner, draftPrefix, mayKeepDrafts } from './draft-owners.ts';

/** Storage of a draft: this window until it is closed, or this browser until the draft expires. */
type DraftPlace = 'window' | 'browser';

/** The stored values of a form. */
export type Draft = { name: string; at: number; value: unknown };

const maxAgeInMilliseconds = 30 * 86_400_000;

/** False when storage is unavailable or full. */
export function saveDraft(place: DraftPlace, name: string, value: unknown): boolean {
  if (!mayKeepDrafts()) return false;
  try {
    storageOf(place).setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
    return true;
  } catch {
    return false;
  }
}

export function loadDraft(place: DraftPlace, name: string): Draft | undefined {
  try {
    const { at, value } = JSON.parse(storageOf(place).getItem(keyOf(name)) ?? '{}');
    if (typeof at !== 'number') return undefined;
    if (Date.now() - at <= maxAgeInMilliseconds) return { name, at, value };
    removeDraft(name);
  } catch {
    // Malformed entries are ignored.
  }
  return undefined;
}

/** Drafts whose key has this prefix, the newest first; expired ones are removed. */
export function storedDrafts(place: DraftPlace, beginning: string): Draft[] {
  try {
    return Object.keys(storageOf(place))
      .filter((key) => key.startsWith(keyOf(beginning)))
      .flatMap((key) => loadDraft(place, key.slice(keyOf('').length)) ?? [])
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

export function removeDraft(name: string): void {
  for (const place of ['window', 'browser'] as const) {
    try {
      storageOf(place).removeItem(keyOf(name));
    } catch {
      // Storage is unavailable, so there is no draft to remove.
    }
  }
}

/** Throws when storage is unavailable. */
function storageOf(place: DraftPlace): Storage {
  return place === 'window' ? sessionStorage : localStorage;
}

/** Keys contain the account of the back-office document, so that accounts sharing a browser are separated. */
function keyOf(name: string): string {
  return `${draftPrefix}${draftOwner()}:${name}`;
}
