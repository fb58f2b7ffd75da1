import type { callProblemWords, inputProblemWords } from '../i18n/backend/problems.words.ts';

type Texts = ReturnType<typeof inputProblemWords> & ReturnType<typeof callProblemWords>;
type Code = keyof Texts & string;
type PlainCode = { [One in Code]: Texts[One] extends string ? One : never }[Code];
type Values<One extends Code> = Texts[One] extends (values: infer Given) => string ? Given : never;

declare const encoded: unique symbol;

/** Why something is refused: a code of problems.words.ts, or one with the values of its words. */
export type Problem = PlainCode | (string & { readonly [encoded]: true });

/**
 * A problem as a string, which messages of schemas and errors can hold: the code, or `atMost {"count":80}`. It is put into words where it
 * is read: in the language of the account on screens and in the activity log, in English by the API.
 */
export function problem<One extends Code>(code: One, ...[values]: One extends PlainCode ? [] : [Values<One>]): Problem {
  return (values ? `${code} ${JSON.stringify(values)}` : code) as Problem;
}

/** The same problem, whose words end with the name of a field in parentheses. */
export function atField(text: string, field: string | undefined): string {
  if (!field) return text;
  const parts = problemParts(text);
  return parts ? `${parts.code} ${JSON.stringify({ ...parts.values, field })}` : `${text} (${field})`;
}

export type ProblemParts = { code: string; values: Record<string, string | number> };

/** Code and values of a problem; undefined for any other text. */
export function problemParts(text: string): ProblemParts | undefined {
  const [, code, values = '{}'] = /^([a-z]\w*)(?: (\{.*\}))?$/s.exec(text) ?? [];
  return code === undefined ? undefined : { code, values: JSON.parse(values) };
}

/** Names the problem of a refused call, for pages and for the activity log, which have words for it in both languages. */
export const problemHeader = 'x-problem';
