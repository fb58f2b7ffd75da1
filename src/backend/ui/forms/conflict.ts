type Texts = Readonly<Record<string, string>>;

/** Digests of every field at load time, used to detect conflicting edits. */
type Base = Texts;

export type Difference = {
  field: string;
  /** The value stored by the other editor. */
  theirs: string;
  /** The submitted value of a field changed by both editors. */
  mine: string | undefined;
};

export function baseOf(texts: Texts): Base {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, digest(text)]));
}

/** Parses the digests submitted with a form; empty for invalid values. */
export function parseBase(text: string | null): Base {
  try {
    const given: unknown = JSON.parse(text ?? '');
    if (given === null || typeof given !== 'object') return {};
    return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * Merges two edits of a form: a field changed only by the other editor takes the stored value, one that both
 * have changed keeps the submitted value and is reported as a conflict.
 */
export function reconcile(
  mine: Texts,
  stored: Texts,
  base: Base,
): { texts: Record<string, string>; differences: Difference[] } {
  const texts: Record<string, string> = {};
  const differences: Difference[] = [];
  for (const [field, text] of Object.entries(mine)) {
    const theirs = stored[field] ?? '';
    const untouched = digest(text) === base[field];
    texts[field] = untouched ? theirs : text;
    if (digest(text) === digest(theirs)) continue;
    if (untouched) differences.push({ field, theirs, mine: undefined });
    else if (digest(theirs) !== base[field]) differences.push({ field, theirs, mine: text });
  }
  return { texts, differences };
}

function digest(text: string): string {
  return Bun.hash(text.replace(/\r\n?/g, '\n').trim()).toString(36);
}
