import { parseArgs } from 'node:util';
import type { Env } from '../settings/env.ts';
import { UsageError } from '../start-error.ts';

export type Command = {
  summary: string;
  help: string;
  /** Runs the command. Returns the exit code; throws what an operator can fix. */
  run: (env: Env, words: string[]) => Promise<number>;
};

type Flags = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>;
type Parsed = { flags: Record<string, string | boolean | string[] | undefined>; words: string[] };

/** Reads flags and words. Throws UsageError with the help of the command. */
export function readFlags(given: string[], options: Flags, help: string, maxWords = 0): Parsed {
  let parsed: Parsed;
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    parsed = { flags: values as Parsed['flags'], words: positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${help}`);
  }
  if (parsed.words.length > maxWords) throw new UsageError(`Unexpected "${parsed.words[maxWords]}".\n\n${help}`);
  return parsed;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
