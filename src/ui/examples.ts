import type { ReactElement } from 'react';
import type { Language } from '../i18n/site/language.ts';
import type { Tone } from './text/section.tsx';

export type Example = {
  element: ReactElement;
  /** Of its words; English when left out. */
  language?: Language;
  /** What it stands on; light when left out. */
  ground?: Tone;
  /** Is a whole HTML document, or everything in its body. */
  isDocument?: true;
  isBody?: true;
};

/** The states of the components of a file, by the names of component and state: for the gallery and its tests. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example | ReactElement>>>>;
