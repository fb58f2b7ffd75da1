import type { Db } from '../../../db/client.ts';
import { findLastSave } from '../../../domain/activity/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { type ArticleTexts, areSame } from '../../../domain/merging/merge-article.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { unsavedName } from '../../../domain/unsaved/input.ts';
import { finishUnsaved, listUnsaved, type TypedFields, type Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { overlapsAreOwn } from '../../../domain/versions/queries.ts';
import { unsavedParameter } from '../../ui/frame/screen.tsx';
import type { OpenedText } from '../../unsaved/notice.tsx';
import { valuesIn } from '../form-values.ts';

/** The values of the form, and the text that it continues. */
type Opening = {
  values: ArticleTexts;
  unsaved?: string;
  seq?: number;
  baseVersion?: number | undefined;
  text?: OpenedText;
};

type Opened = {
  article: Article | undefined;
  /** What is stored, or the values of a new article. */
  stored: ArticleTexts;
  /** Address of the form, without its query. */
  place: string;
  query: URLSearchParams;
};

/**
 * The form goes on with its newest unsaved text by itself unless another person saved the article since it was begun; then, with
 * its name in the address. A new article has no place of its own: its text is always named.
 */
export async function openWithUnsaved(
  db: Db,
  actor: Staff,
  { article, stored, place, query }: Opened,
): Promise<Opening> {
  const isNew = article === undefined;
  const asked = unsavedName.safeParse(query.get(unsavedParameter)).data;
  const texts: Unsaved[] = [];
  for (const one of await listUnsaved(db, actor.id, place)) {
    if (areSame(withFields(stored, one.fields), stored)) await finishUnsaved(db, actor.id, one.text);
    else texts.push(one);
  }
  const found = texts.find(({ text }) => text === asked) ?? (isNew ? undefined : texts[0]);
  const others = texts.filter((one) => one !== found);
  const text: OpenedText = { others, isNew };
  // Its first characters may be on their way.
  if (!found) return { values: stored, ...(isNew && asked && { unsaved: asked }), text };
  const { base, seq } = found;
  const isOlder = article && base !== null && base !== article.version;
  const since = { id: article?.id ?? 0, since: base ?? 0, username: actor.username };
  if (isOlder && found.text !== asked && !(await overlapsAreOwn(db, [], since))) {
    const last = await findLastSave(db, 'article', article.id);
    return { values: stored, text: { ...text, offered: { ...found, last } } };
  }
  return {
    values: withFields(stored, found.fields),
    unsaved: found.text,
    seq,
    baseVersion: article && (base ?? undefined),
    text: { ...text, continued: found },
  };
}

/** The fields of a text in place of those that are stored. */
export function withFields(stored: ArticleTexts, fields: TypedFields): ArticleTexts {
  const { values } = valuesIn(new URLSearchParams(fields));
  const typed = fields.map(([name]) => name).filter((name) => name in stored.texts);
  const texts = Object.fromEntries(typed.map((name) => [name, values.texts[name] ?? '']));
  return { languages: values.languages, texts: { ...stored.texts, ...texts } };
}
