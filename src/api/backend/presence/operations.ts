import { z } from 'zod';
import { wholeNumber } from '../../../domain/input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation } from '../guard.ts';

/** A window without a connection says when it asks again. */
const maxSecondsBetweenVisits = 60;

export const presenceQuery = z.strictObject({
  window: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Must be the key of a window')
    .optional()
    .describe('Key that your window has made: others are told that you have the article open'),
  next: wholeNumber(1, maxSecondsBetweenVisits)
    .optional()
    .default(5)
    .describe('Seconds until your window asks again; for a while longer it counts as open'),
});

const presentJson = z.array(
  z.object({
    username: z.string(),
    since: z.iso.datetime(),
    own: z.boolean().describe('Whether it is another window of yours'),
  }),
);

export const shown = guardedOperation({
  summary:
    'Who else has the article open. With `Accept: text/event-stream` and a window: server-sent events `presence`, each with the whole list; the connection ends after a minute and is made anew, or with the event `end` when the session has ended',
  query: presenceQuery,
  answers: {
    200: { description: 'The others', schema: presentJson },
    400: { description: 'Missing or invalid field', schema: errorSchema },
    404: { description: 'Unknown article', schema: errorSchema },
    429: {
      description: 'Too many connections or calls: see Retry-After, and ask without a stream',
      schema: errorSchema,
    },
  },
});
