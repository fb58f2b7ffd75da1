import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { listLeaders } from '../leadership/leaders.ts';
import { foldText } from './folding.ts';
import type { PageHit } from './hits.ts';
import { markWords } from './marked.ts';

/** The people of both boards whose name and position hold all these words, or parts of them. */
export function findLeaders(words: readonly string[], language: Language): PageHit[] {
  if (words.length === 0) return [];
  return listLeaders(language)
    .filter(({ name, position }) => words.every((word) => foldText(`${name} ${position}`).includes(word)))
    .map(({ id, name, position }) => ({
      kind: 'leadership',
      id: `${routes.leadership.index.key}.${id}`,
      title: markWords(name, words),
      description: markWords(position, words),
      href: `${href(routes.leadership.index, language)}#${id}`,
    }));
}
