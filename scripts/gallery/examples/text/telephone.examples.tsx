import { Telephone } from '../../../../src/ui/text/telephone.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Telephone: { default: <Telephone number="+62 21 5550 0127" /> },
} satisfies Examples;
