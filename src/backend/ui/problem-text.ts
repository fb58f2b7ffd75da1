import { problemParts } from '../../fields/problem.ts';

/** Words for problems, in the language of the account, and for all others; in English those of the API. */
export type ProblemTexts = { texts: Readonly<Record<string, string>>; otherwise: string | undefined };

/** A refusal of the API: its error in English, and the header that names its problem. */
export type Refusal = { error: string; problem: string | null };

/** What a page says about a refusal. */
export function refusalText({ error, problem }: Refusal, { texts, otherwise = error }: ProblemTexts): string {
  const { code = '', values = {} } = problemParts(decodeURIComponent(problem ?? '')) ?? {};
  return texts[code]?.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) ?? otherwise;
}
