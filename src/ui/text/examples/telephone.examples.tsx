import type { Examples } from '../../examples.ts';
import { Telephone } from '../telephone.tsx';

export const examples = {
  Telephone: { default: <Telephone number="+62 21 5550 0127" /> },
} satisfies Examples;
