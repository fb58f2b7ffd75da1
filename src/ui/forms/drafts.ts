/** Where a draft stays: in this window until it is closed, or in this browser until it expires. */
type DraftPlace = 'window' | 'browser';

/** What was typed into a form, as its form stored it. */
export type Draft = { name: string; at: number; value: unknown };

const maxAgeInMilliseconds = 30 * 86_400_000;

/** False when the browser stores nothing, or no more. */
export function saveDraft(place: DraftPlace, name: string, value: unknown): boolean {
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
    // What cannot be read is no draft.
  }
  return undefined;
}

/** The newest draft whose name begins like this; those that have expired are removed. */
export function newestDraft(place: DraftPlace, beginning: string): Draft | undefined {
  try {
    return Object.keys(storageOf(place))
      .filter((key) => key.startsWith(keyOf(beginning)))
      .flatMap((key) => loadDraft(place, key.slice(keyOf('').length)) ?? [])
      .sort((one, other) => other.at - one.at)[0];
  } catch {
    return undefined;
  }
}

export function removeDraft(name: string): void {
  for (const place of ['window', 'browser'] as const) {
    try {
      storageOf(place).removeItem(keyOf(name));
    } catch {
      // A browser that stores nothing has nothing to remove.
    }
  }
}

/** Throws where the browser refuses. */
function storageOf(place: DraftPlace): Storage {
  return place === 'window' ? sessionStorage : localStorage;
}

/** Staff of one browser do not see each other's drafts: the documents of the back-office name the account. */
function keyOf(name: string): string {
  return `draft:${document.documentElement.dataset.account ?? ''}:${name}`;
}
