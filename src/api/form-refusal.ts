import { z } from 'zod';

/** The answer to a public form that was not taken. */
export const formRefusal = z.object({
  success: z.literal(false),
  error: z.string(),
  field: z.string().optional(),
  token: z.string().optional().describe('For the field `token` of the next attempt'),
  challenge: z.string().optional().describe('With 429: for the field `challenge`, once Retry-After is over'),
});

/** Why a form of visitors was not taken. */
export const formAnswers = {
  403: {
    description: 'Sent by another site, or without a token by a page that hides its origin',
    // Another site gets no token, and no text for visitors.
    schema: z.object({ error: z.string(), token: z.string().optional() }),
  },
  413: { description: 'The form is too large', schema: formRefusal },
  429: {
    description:
      'The share is used up; the same form is accepted with `token` and `challenge` after Retry-After seconds, or at once with `work`',
    schema: formRefusal,
  },
};

/** What a form may bring beside its content. */
export const formProof = {
  submission_key: z
    .string()
    .optional()
    .describe('Of the form with this token: the same content under it is stored once'),
  token: z
    .string()
    .optional()
    .describe('From the page of the form, or from an answer. Without it a smaller share applies, and no minimum time'),
  challenge: z.string().optional().describe('From a refusal, with its token'),
  work: z.string().optional().describe('The solution of the challenge, in place of waiting'),
};
