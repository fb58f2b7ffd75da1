import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { listLeaders } from '../leaders/queries.ts';
import { foldText } from './folding.ts';
import type { PageHit } from './hits.ts';
import { markWords } from './marked.ts';

/** The visible members of both boards whose name and position hold all these words, or parts of them. */
export async function findLeaders(db: Db, words: readonly string[], language: Language): Promise<PageHit[]> {
  if (words.length === 0) return [];
  const found = await listLeaders(db, { visible: true });
  return found
    .map((leader) => ({ ...leader, title: language === 'en' ? leader.positionEn : leader.position }))
    .filter(({ name, title }) => words.every((word) => foldText(`${name} ${title}`).includes(word)))
    .map(({ id, name, title }) => ({
      kind: 'leadership',
      id: `${routes.leadership.index.key}.${id}`,
      title: markWords(name, words),
      description: markWords(title, words),
      href: `${href(routes.leadership.index, language)}#leader-${id}`,
    }));
}
