import type { z } from 'zod';

const plain: Readonly<Record<string, string>> = {
  name: 'Please give the asset a name',
  version: 'The form could not be read. Please open it anew.',
};

/** The first mistake of each field, in words for people. */
export function mistakesIn(error: z.ZodError): Record<string, string> {
  const mistakes: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : issue.path.join('.');
    const text = issue.code === 'unrecognized_keys' ? 'This field is unknown' : issue.message;
    const isMissing = issue.code === 'invalid_type' || field === 'version';
    mistakes[field] ??= (isMissing && plain[field]) || text;
  }
  return mistakes;
}
