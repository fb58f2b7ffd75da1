import { currentLanguage } from '../../../current.ts';
import type { Db } from '../../../db/client.ts';
import { findLastSave, type LastSave } from '../../../domain/activity/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { type ArticleTexts, areSame } from '../../../domain/merging/merge-article.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { unsavedName } from '../../../domain/unsaved/input.ts';
import { finishUnsaved, listUnsaved, type TypedFields, type Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { overlapsAreOwn } from '../../../domain/versions/queries.ts';
import { unsavedWords as t } from '../../../i18n/backend/unsaved.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import { endpoints } from '../../../routes.ts';
import { zoneName } from '../../ui/forms/local-time.ts';
import { unsavedParameter } from '../../ui/frame/screen.tsx';
import { DiscardText, UnsavedTexts } from '../../unsaved/screens.tsx';
import { valuesIn } from '../form-values.ts';

/** Unsaved text at the place of a form: what it continues, or offers because others saved since, and how many there are besides. */
export type OpenedText = {
  continued?: Unsaved;
  offered?: Unsaved & { last: LastSave | undefined };
  /** Listed by their titles when they are new articles. */
  others: readonly Unsaved[];
  isNew: boolean;
};

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
  const texts = await listUnsaved(db, actor.id, place);
  const found = texts.find(({ text }) => text === asked) ?? (isNew ? undefined : texts[0]);
  const others = texts.filter((one) => one !== found);
  const text: OpenedText = { others, isNew };
  // Its first characters may be on their way.
  if (!found) return { values: stored, ...(isNew && asked && { unsaved: asked }), text };
  const values = withFields(stored, found.fields);
  if (areSame(values, stored)) {
    await finishUnsaved(db, actor.id, found.text);
    return { values: stored, text };
  }
  const { base, seq } = found;
  const isOlder = article && base !== null && base !== article.version;
  const since = { id: article?.id ?? 0, since: base ?? 0, username: actor.username };
  if (isOlder && found.text !== asked && !(await overlapsAreOwn(db, [], since))) {
    const last = await findLastSave(db, 'article', article.id);
    return { values: stored, text: { ...text, offered: { ...found, last } } };
  }
  return {
    values,
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

type UnsavedNoticeProps = { /** Address of the form. */ action: string; text: OpenedText };

export function UnsavedNotice({ action, text: { continued, offered, others, isNew } }: UnsavedNoticeProps) {
  const language = currentLanguage();
  const momentOf = (at: Date) => `${formatMomentBriefly(at, language)} ${zoneName(at)}`;
  const one = continued ?? offered;
  const last = offered?.last;
  const listed = isNew && <UnsavedTexts texts={others} title={t.newArticles} />;
  if (!one) return listed;
  return (
    <>
      <section aria-label={t.title} className="article-notice" data-unsaved="">
        {continued && <p>{t.continued({ moment: momentOf(continued.typedAt) })}</p>}
        {offered && (
          <p>
            {t.unsavedFrom({ moment: momentOf(offered.typedAt) })}{' '}
            <strong>
              {last ? t.savedSince({ username: last.username, moment: momentOf(last.at) }) : t.savedSinceUnknown}
            </strong>{' '}
            {t.mergedWhenSaved}
          </p>
        )}
        {offered && (
          <a
            className="line-link font-650"
            href={`${action}${action.includes('?') ? '&' : '?'}${unsavedParameter}=${offered.text}`}
          >
            {t.continue}
          </a>
        )}
        <DiscardText
          back={action}
          className="line-link"
          label={continued && !isNew ? t.startAgain : t.discard}
          text={one.text}
        />
        {others.length > 0 && !isNew && (
          <a className="line-link" href={endpoints.unsaved}>
            {t.more({ count: others.length })}
          </a>
        )}
      </section>
      {listed}
    </>
  );
}
