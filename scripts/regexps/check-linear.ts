import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { version } from 'recheck/package.json';

/** Undefined for a regular expression with linear running time. */
type Verdict = { problem: string } | undefined;

const maxCheckTimeInMilliseconds = 60_000;

/** Checks regular expressions and caches those found to be linear. */
export class LinearityCheck {
  private constructor(
    private readonly path: string,
    private readonly linear: Set<string>,
  ) {}

  static async open(path: string): Promise<LinearityCheck> {
    const text = await readFile(path, 'utf8').catch(() => '[]');
    const known: unknown = JSON.parse(text);
    return new LinearityCheck(path, new Set(Array.isArray(known) ? known.map(String) : []));
  }

  async judge(pattern: string, flags: string): Promise<Verdict> {
    const key = `${version} /${pattern}/${flags}`;
    if (this.linear.has(key)) return undefined;
    const judge = () => check(pattern, flags, { timeout: maxCheckTimeInMilliseconds });
    const first = await judge();
    // The search by random texts has limits of time of its own, beyond which a busy machine gives no answer or a wrong one.
    const isDoubtful = first.status === 'unknown' || (first.status === 'vulnerable' && first.checker === 'fuzz');
    const answer = isDoubtful ? await judge() : first;
    if (answer.status === 'safe') this.linear.add(key);
    if (answer.status === 'vulnerable')
      return { problem: `${answer.complexity.summary}, for instance of ${answer.attack.pattern}` };
    return answer.status === 'safe'
      ? undefined
      : { problem: `cannot be judged (${answer.error.kind}): write it more simply` };
  }

  async save(): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, `${JSON.stringify([...this.linear].sort(), undefined, 2)}\n`);
  }
}
