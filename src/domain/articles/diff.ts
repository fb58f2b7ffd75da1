import { commonFields, translatedFields } from '../../fields/articles.ts';
import { changedValues } from '../../fields/derive.ts';
import { slugOf } from '../../fields/slug.ts';
import type { ArticleFields, DetailDraft } from './commands.ts';
import type { Article, ArticleDetail } from './queries.ts';
import { cleanContent } from './sanitize.ts';

/** Those of the given fields that differ from what is stored. */
export function changedFields(stored: Article, given: Partial<ArticleFields>): Partial<ArticleFields> {
  return changedValues(commonFields, stored, given);
}

type Columns = Partial<Omit<DetailDraft, 'language'>>;

/** The columns of one language that differ from what is stored, ready to be stored; undefined when none does. */
export function changedDetail(
  stored: ArticleDetail | undefined,
  { language: _language, ...given }: DetailDraft,
  category: string,
): Columns | undefined {
  const { slug, content } = translatedFields;
  const columns: Columns = {
    ...given,
    slug: slug.equals(stored?.slug, given.slug) ? given.slug : slugOf(given.slug) || slugOf(given.title),
    content: content.equals(stored?.content, given.content) ? given.content : cleanContent(category, given.content),
  };
  if (!stored) return columns;
  const changed = changedValues(translatedFields, stored, columns);
  return Object.keys(changed).length > 0 ? changed : undefined;
}
