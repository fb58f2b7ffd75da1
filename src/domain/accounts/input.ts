import { z } from 'zod';

const missing = 'Please fill in all fields';

/** What a sign-in sends, as JSON or as a form. A password is taken as it is, spaces included. */
export const credentials = z.strictObject({
  username: z.string(missing).trim().min(1, missing).max(64, 'Must have at most 64 characters'),
  password: z.string(missing).min(1, missing).max(256, 'Must have at most 256 characters'),
});

export type Credentials = z.infer<typeof credentials>;
