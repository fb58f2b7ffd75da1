import type { Examples } from '../../examples.ts';
import { HeroFirst } from '../hero-first.tsx';

export const examples = {
  HeroFirst: { 'a script after a hero': <HeroFirst /> },
} satisfies Examples;
