import { Strata } from '../../../../src/ui/media/strata.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Strata: { default: <Strata /> },
} satisfies Examples;
