import { Honeypot } from '../../../../src/ui/forms/honeypot.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Honeypot: { 'hidden from people': <Honeypot id="website" label="Leave this empty" /> },
} satisfies Examples;
