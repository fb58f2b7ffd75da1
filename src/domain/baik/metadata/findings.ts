/** Kinds of metadata that identify an author. */
const findingKinds = [
  'place',
  'camera',
  'author',
  'company',
  'time',
  'software',
  'title',
  'history',
  'embedded',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** `value` is the text found in the file; empty where only its presence matters. */
export type Finding = { kind: FindingKind; value: string };

/**
 * `clean`: the findings can be removed. `protected`: the file needs a password. `damaged`: it cannot be
 * parsed.
 */
export type Inspection = { condition: 'clean' | 'protected' | 'damaged'; findings: Finding[] };

/** The file cannot be parsed. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

const maxValueCharacters = 160;
/** Characters of a value that are looked at; a file may hold one of megabytes. */
const maxReadCharacters = 4000;
const maxFindings = 16;

/** The non-empty findings without duplicates. */
export function gather(found: Iterable<readonly [FindingKind, unknown]>): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [kind, given] of found) {
    const value = findings.size < maxFindings ? tidy(given) : undefined;
    if (value !== undefined) findings.set(`${kind} ${value}`, { kind, value });
  }
  return [...findings.values()];
}

function tidy(given: unknown): string | undefined {
  if (given === true) return '';
  if (given === undefined || given === null || given === false) return undefined;
  const text = (given instanceof Date ? formatTime(given) : String(given))
    .slice(0, maxReadCharacters)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what files hold is shown to people
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/g, ' ')
    .trim();
  return text === '' ? undefined : [...text].slice(0, maxValueCharacters).join('');
}

/** A time as stored in the file. */
function formatTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ');
}
