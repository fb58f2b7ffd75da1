import type { Examples } from '../../examples.ts';
import { Strata } from '../strata.tsx';

export const examples = {
  Strata: { default: <Strata /> },
} satisfies Examples;
