import type { ReactElement } from 'react';
import type { Language } from '../../src/i18n/site/language.ts';
import type { Tone } from '../../src/ui/text/section.tsx';

export type Example = {
  element: ReactElement;
  /** Language of the example's texts; English by default. */
  language?: Language;
  /** Background; light by default. */
  ground?: Tone;
  /** Whether the example is a whole HTML document or its complete body. */
  isDocument?: true;
  isBody?: true;
};

/** Example states of the components in a file, by component and state, for the gallery and the tests. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example | ReactElement>>>>;
