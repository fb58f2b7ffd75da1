/** A draft: values by field name and its time. */
export type KeptDraft = { key: string; at: number; entries: [name: string, value: string][] };

const maxAgeInMilliseconds = 30 * 86_400_000;

/** The beginning of the names under which unsaved work on an article is kept; 0 is a new one. */
function prefixOf(article: number): string {
  return `article-${article || 'new'}-`;
}

/** A name that no other window uses, so that two of them do not overwrite each other. */
export function newDraftKey(article: number): string {
  return prefixOf(article) + Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}

/** False when storage is unavailable or full. */
export function keepDraft(key: string, entries: KeptDraft['entries']): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), entries }));
    return true;
  } catch {
    return false;
  }
}

/** The newest unsaved work on an article; what has been forgotten for a month goes. */
export function findDraft(article: number): KeptDraft | undefined {
  try {
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(article)))
      .flatMap((key) => readDraft(key) ?? []);
    for (const { key, at } of kept) if (Date.now() - at > maxAgeInMilliseconds) dropDraft(key);
    return kept.sort((one, other) => other.at - one.at)[0];
  } catch {
    return undefined;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable.
  }
}

function readDraft(key: string): KeptDraft | undefined {
  try {
    const { at, entries } = JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft;
    return typeof at === 'number' && Array.isArray(entries) ? { key, at, entries } : undefined;
  } catch {
    return undefined;
  }
}
