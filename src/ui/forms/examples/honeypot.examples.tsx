import type { Examples } from '../../examples.ts';
import { Honeypot } from '../honeypot.tsx';

export const examples = {
  Honeypot: { 'hidden from people': <Honeypot id="website" label="Leave this empty" /> },
} satisfies Examples;
