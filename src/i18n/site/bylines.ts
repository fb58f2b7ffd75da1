import { company } from '../../company.ts';
import type { Language } from './language.ts';

type Byline = { name: string; isDesk: boolean };

/** The byline of an article as a language writes it: desks of the company have a name in each, people have one. */
export function bylineOf(author: string, language: Language): Byline {
  const desk = company.desks.find((names) => names.id === author || names.en === author);
  return { name: desk?.[language] ?? author, isDesk: desk !== undefined };
}
