import { slugOf } from '../../slug.ts';
import type { ArticleFields, DetailDraft } from './commands.ts';
import type { Article, ArticleDetail } from './queries.ts';
import { cleanContent } from './sanitize.ts';

/** Those of the given fields that differ from what is stored. */
export function changedFields(stored: Article, given: Partial<ArticleFields>): Partial<ArticleFields> {
  const differ = Object.entries(given).filter(([name, value]) => {
    const before = stored[name as keyof ArticleFields];
    if (value instanceof Date || before instanceof Date) return Number(value) !== Number(before);
    if (name === 'category') return String(before).toLowerCase() !== value;
    return typeof value === 'string' || typeof before === 'string' ? !isSame(before, value) : before !== value;
  });
  // The entries are some of those of `given`; Object.fromEntries forgets which.
  return Object.fromEntries(differ) as Partial<ArticleFields>;
}

type Columns = Omit<DetailDraft, 'language'>;

/** The columns of one language that differ from what is stored, ready to be stored; undefined when none does. */
export function changedDetail(
  stored: ArticleDetail | undefined,
  given: DetailDraft,
  category: string,
): Partial<Columns> | undefined {
  const { title, excerpt, metaDescription } = given;
  const columns: Columns = {
    title,
    excerpt,
    metaDescription,
    slug: isSame(stored?.slug, given.slug) ? given.slug : slugOf(given.slug) || slugOf(title),
    content: isSame(stored?.content, given.content) ? given.content : cleanContent(category, given.content),
  };
  const differ = Object.entries(columns).filter(
    ([name, value]) => !stored || !isSame(stored[name as keyof Columns], value),
  );
  return differ.length > 0 ? (Object.fromEntries(differ) as Partial<Columns>) : undefined;
}

/** Browsers send line breaks their own way, and forms trim what they send: neither makes a text another one. */
function isSame(stored: unknown, given: unknown): boolean {
  return plain(stored) === plain(given);
}

function plain(text: unknown): string {
  return String(text ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
}
