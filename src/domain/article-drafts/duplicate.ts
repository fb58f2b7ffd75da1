import { and, eq, like, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails } from '../../db/schema/index.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { slugOf } from '../../fields/slug.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { event } from '../activity/commands.ts';
import { type ArticleDraft, type DetailDraft, lockGivenFiles } from '../articles/edits.ts';
import type { ArticleDetail } from '../articles/queries.ts';
import { entryOf, insertArticle } from '../articles/save.ts';
import { command, done, missing, noInput } from '../command.ts';
import { titleOf } from '../publishing/article-title.ts';
import { storeVersion } from '../versions/commands.ts';
import { recordArticle } from '../versions/record.ts';
import { findEdited } from './queries.ts';

const notCopied: readonly string[] = ['status', 'publishedAt', 'unpublishAt'];

/** Makes a new draft of what editors see of an article: texts, pictures and settings, not its publication, schedule and review. */
export const duplicateArticle = command({
  needs: 'articles.create',
  logs: ['create', 'article'],
  input: noInput,
  // Locked below: all changes lock files before articles.
  find: (db, id) => findEdited(db, id),
  async run({ tx, by, id, row: seen }) {
    await lockGivenFiles(tx, { fields: seen.article, details: seen.article.details });
    const found = await findEdited(tx, id, 'lock');
    if (!found) return missing();
    const { article } = found;
    const names = entriesOf(commonFields).map(([name]) => name);
    const settings = Object.fromEntries(names.filter((name) => !notCopied.includes(name)).map((n) => [n, article[n]]));
    const details: DetailDraft[] = [];
    for (const detail of article.details) details.push(await copyOf(tx, detail));
    const draft = { ...(settings as Pick<ArticleDraft, 'category'>), status: 'draft', details } as const;
    const copy = await insertArticle(tx, { ...draft, createdBy: by.username });
    await storeVersion(tx, { ...recordArticle(copy), version: 0 }, { by, kind: 'save' });
    const about = { id: copy.id, name: titleOf(copy), original: id };
    return done(copy, { log: { ...event('article.duplicated', about), changes: entryOf(undefined, copy).changes } });
  },
});

async function copyOf(tx: Transaction, { language, ...detail }: ArticleDetail): Promise<DetailDraft> {
  const names = entriesOf(translatedFields).map(([name]) => name);
  const texts = Object.fromEntries(names.map((name) => [name, detail[name]])) as Omit<DetailDraft, 'language'>;
  const title = copiedTitle(language, detail.title);
  return { ...texts, language, title, slug: await freeSlug(tx, language, slugOf(title)) };
}

/** The title is cut where the mark of a copy would make it too long. */
function copiedTitle(language: Language, title: string): string {
  const { maxCharacters } = translatedFields.title.control;
  const mark = (text: string) => articleListWords(language).copyOf({ title: text });
  return mark(title.slice(0, maxCharacters - mark('').length).toWellFormed());
}

const maxNumberCharacters = 10;

async function freeSlug(tx: Transaction, language: Language, wanted: string): Promise<string> {
  if (wanted === '') return '';
  const base = wanted.slice(0, translatedFields.slug.control.maxCharacters - maxNumberCharacters);
  const { slug } = articleDetails;
  const isTaken = and(eq(articleDetails.language, language), or(eq(slug, base), like(slug, `${base}-%`)));
  const rows = await tx.select({ slug }).from(articleDetails).where(isTaken);
  const taken = new Set(rows.map((row) => row.slug));
  let number = 1;
  const candidate = () => (number === 1 ? base : `${base}-${number}`);
  while (taken.has(candidate())) number += 1;
  return candidate();
}
