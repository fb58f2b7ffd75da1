import { z } from 'zod';
import { orderingOf } from '../../../db/sorting.ts';
import { duplicateArticle } from '../../../domain/article-drafts/duplicate.ts';
import { undoWithdrawal } from '../../../domain/article-drafts/undo-withdrawal.ts';
import {
  articleChangesInput,
  detailChangesInput,
  detailOf,
  fieldsOf,
  newArticleInput,
  staffArticleQuery,
} from '../../../domain/articles/input.ts';
import {
  type Article,
  type ArticleDetail,
  articleSorts,
  countArticles,
  listArticles,
} from '../../../domain/articles/queries.ts';
import { sanitizeArticleHtml, withCleanContent } from '../../../domain/articles/sanitize.ts';
import { type Created, createArticle, type Saved, saveArticle } from '../../../domain/articles/save.ts';
import { articleFilterOf } from '../../../domain/articles/staff-filters.ts';
import type { Difference } from '../../../domain/merging/merge-values.ts';
import { currentStaff } from '../../../domain/rights/staff.ts';
import { trashArticle } from '../../../domain/trash/commands.ts';
import { atField, problem } from '../../../fields/problem.ts';
import { isLanguage, languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { articleAsJson, articleDetailJson, articleJson, detailAsJson } from '../../articles/article-json.ts';
import { InvalidInputError } from '../../input.ts';
import { answerLongList, totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { answer, calls, success, type WriteCall } from '../calls.ts';

const version = z.int().describe('Counts the saves; send it back to be told when someone else saved meanwhile');

export const staffArticleJson = articleJson.extend({ version });

export function staffArticleAsJson(article: Article) {
  return { ...articleAsJson(withCleanContent(article), undefined, 'staff'), version: article.version };
}

/** One language of an article, with the article's version. */
const staffDetailJson = articleDetailJson.extend({ version });

function staffDetailAsJson(article: Article, language: string) {
  const detail = withCleanContent(article).details.find((one): one is ArticleDetail => one.language === language);
  if (!detail) throw new Error('The saved language is missing');
  return { ...detailAsJson(detail), version: article.version };
}

/** A field, or a block of the content, that two editors changed differently. */
const differenceJson = z.object({
  field: z.string().describe('Name of the field, or `content` for one block of it'),
  language: z.enum(languageCodes).nullable().describe('For fields of one language'),
  block: z.boolean().describe('Whether the values are one block of the content; an empty one was removed'),
  base: z.string().nullable().describe('As it was at your version; null when that is not known any more'),
  mine: z.string(),
  theirs: z.string(),
});

function differenceAsJson({ field, isBlock, base, mine, theirs }: Difference): z.output<typeof differenceJson> {
  const [language, name] = field.split('.');
  const isTranslated = name !== undefined && isLanguage(language);
  const clean = (html: string) => (isBlock ? sanitizeArticleHtml(html) : html);
  return {
    field: name ?? field,
    language: isTranslated ? language : null,
    block: isBlock,
    base: base === undefined ? null : clean(base),
    mine: clean(mine),
    theirs: clean(theirs),
  };
}

export const conflictJson = errorSchema.extend({
  version: z.int().describe('The one that is stored now'),
  article: staffArticleJson.describe('As someone else left it'),
  differences: z
    .array(differenceJson)
    .describe('What you and someone else changed differently since your version; empty when it can be merged'),
});

const wrong = 'Missing or invalid field';
const missing = 'Unknown article';
const conflict = { description: 'Someone else has saved since `version`', schema: conflictJson };
const article = answer('The article', staffArticleJson, staffArticleAsJson);
const ofLanguage = { description: 'The language', schema: staffDetailJson };

type DetailCall = WriteCall<z.output<typeof detailChangesInput>>;

export function articleCalls(site: Site) {
  const create = { action: 'create', resource: 'article', needs: 'articles.create' } as const;
  const update = { action: 'update', resource: 'article', needs: 'articles.write' } as const;
  const saveDetail = async (
    { id, actor, input: { version, merge = false, ...given } }: DetailCall,
    languagesAre: 'known' | 'new',
  ) => {
    const saved = await saveArticle(site.staleness, actor, id, {
      details: [detailOf(given)],
      languagesAre,
      version,
      merge,
    });
    const show = (article: Article) => staffDetailAsJson(article, given.language);
    return answerSaved(saved, show, languagesAre === 'new' ? 201 : 200);
  };

  const articles = { description: 'The articles', schema: z.array(staffArticleJson), json: () => [] };
  return calls(site, { name: 'articles', noun: 'article' })
    .read(
      endpoints.apiStaffArticles,
      'articles.read',
      {
        says: `Articles of every status with all their languages, paginated. ${totalsOfLongList}`,
        query: staffArticleQuery,
        200: articles,
        400: wrong,
      },
      async ({ request, query: { sort, limit, offset, after, ...query } }) => {
        const filter = articleFilterOf({ ...query, text: query.q }, currentStaff());
        const [rows, count] = await Promise.all([
          listArticles(site.db, filter, { limit, offset, after, ordering: orderingOf(articleSorts, sort) }),
          countArticles(site.db, filter),
        ]);
        return answerLongList({ request, rows, count, limit, show: staffArticleAsJson });
      },
    )
    .on('DELETE', `${endpoints.apiStaffArticles}/:id`, trashArticle, {
      says: 'Moves an article with all its languages to the trash, where it can be restored for 30 days',
      200: { ...success, description: 'Deleted' },
    })
    .on('POST', `${endpoints.apiStaffArticles}/:id/duplicate`, duplicateArticle, {
      says: 'Makes a draft of the same texts, pictures and settings, its titles marked as copies; not its publication, schedule and review',
      201: answer('The copy', staffArticleJson, staffArticleAsJson),
      404: missing,
    })
    .on('POST', `${endpoints.apiStaffArticles}/:id/republish`, undoWithdrawal, {
      says: 'Publishes again what was public before an article was withdrawn; texts that were changed with the withdrawal become unpublished changes',
      200: article,
      404: missing,
      409: 'It was saved since, the version was not public, its time is over, or a file of it is gone',
    })
    .write(
      'POST',
      endpoints.apiStaffArticles,
      create,
      { says: 'Creates an article with its languages', body: newArticleInput, 201: article, 400: wrong },
      async ({ actor, input: { article, details } }) => {
        const { category, status } = article;
        const draft = { ...fieldsOf(article), category, status, details: details.map(detailOf) };
        const result = await createArticle(site.staleness, actor, draft);
        if (result.kind === 'refused') throw refusalOf(result, details);
        return result.article;
      },
    )
    .write(
      'PUT',
      `${endpoints.apiStaffArticles}/:id`,
      update,
      {
        says: 'Changes the shared fields of an article; omitted fields are unchanged',
        body: articleChangesInput,
        200: article,
        400: wrong,
        404: missing,
        409: conflict,
      },
      async ({ id, actor, input: { version, merge = false, ...given } }) => {
        const saved = await saveArticle(site.staleness, actor, id, { fields: fieldsOf(given), version, merge });
        return answerSaved(saved, staffArticleAsJson);
      },
    )
    .write(
      'PUT',
      `${endpoints.apiStaffArticles}/:id/details/:language`,
      update,
      {
        says: 'Changes one language of an article',
        body: detailChangesInput,
        200: ofLanguage,
        400: wrong,
        404: 'Unknown article, or a language that it does not have yet',
        409: conflict,
      },
      async (call) => {
        if (call.input.language === call.at.language) return saveDetail(call, 'known');
        throw new InvalidInputError(atField('sameAsAddress', 'language'), 'language');
      },
    )
    .write(
      'POST',
      `${endpoints.apiStaffArticles}/:id/details`,
      { ...update, action: 'create' },
      {
        says: 'Adds a language to an article',
        body: detailChangesInput,
        201: ofLanguage,
        400: wrong,
        404: missing,
        409: 'The article already has this language, or someone else has saved',
      },
      (call) => saveDetail(call, 'new'),
    ).routes;
}

/** Result of a save. Throws InvalidInputError for invalid input. */
export function answerSaved(saved: Saved, show: (article: Article) => object, status = 200): Response {
  switch (saved.kind) {
    case 'saved':
      return json(show(saved.article), { status });
    case 'missing':
      return refusal(404, problem('nounNotFound', { noun: 'article' }));
    case 'unknown-language':
      return refusal(404, 'languageMissing');
    case 'known-language':
      return refusal(409, 'languageExists', { field: 'language' });
    case 'refused':
      throw refusalOf(saved, []);
    case 'conflict': {
      const { current, differences = [] } = saved;
      const error = problem('savedByAnother', { noun: 'article' });
      return refusal(409, error, {
        version: current.version,
        article: staffArticleAsJson(current),
        differences: differences.map(differenceAsJson),
      });
    }
  }
}

/** Maps a field such as `id.content` to its position in the request body. */
function refusalOf(
  { field, problem }: Extract<Created, { kind: 'refused' }>,
  details: readonly { language: string }[],
): InvalidInputError {
  const [language, name] = field.split('.');
  const place = details.findIndex((detail) => detail.language === language);
  const path = place >= 0 ? `details.${place}.${name}` : (name ?? field);
  return new InvalidInputError(atField(problem, path), path);
}
