import { HeroFirst } from '../../../../src/ui/media/hero-first.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  HeroFirst: { 'a script after a hero': <HeroFirst /> },
} satisfies Examples;
