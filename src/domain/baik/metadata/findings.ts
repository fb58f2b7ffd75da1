/** What a file can tell about whoever made it. */
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

/** `value` stands in the file and is shown as it is; empty where only the presence matters. */
export type Finding = { kind: FindingKind; value: string };

/**
 * `clean`: what was found can be taken out. `protected`: a password keeps everybody out. `damaged`: not even its reader
 * gets through it.
 */
export type Inspection = { condition: 'clean' | 'protected' | 'damaged'; findings: Finding[] };

/** A file cannot be read to the end. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

const maxValueCharacters = 160;
const maxFindings = 16;

/** The findings that hold something, each once. */
export function gather(found: Iterable<readonly [FindingKind, unknown]>): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [kind, given] of found) {
    const value = tidy(given);
    if (value === undefined) continue;
    findings.set(`${kind} ${value}`, { kind, value });
  }
  return [...findings.values()].slice(0, maxFindings);
}

function tidy(given: unknown): string | undefined {
  if (given === true) return '';
  if (given === undefined || given === null || given === false) return undefined;
  const text = (given instanceof Date ? formatTime(given) : String(given))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what files hold is shown to people
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/g, ' ')
    .trim();
  return text === '' ? undefined : [...text].slice(0, maxValueCharacters).join('');
}

/** As the file's own clock had it. */
function formatTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ');
}
