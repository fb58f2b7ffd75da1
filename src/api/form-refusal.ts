import { z } from 'zod';

/** The answer to a public form that was not taken. */
export const formRefusal = z.object({
  success: z.literal(false),
  error: z.string(),
  field: z.string().optional(),
  token: z.string().optional().describe('For the field `token` of the next attempt'),
  challenge: z.string().optional().describe('With 429: for the field `challenge`, once Retry-After is over'),
});
