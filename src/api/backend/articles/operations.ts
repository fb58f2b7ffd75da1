import { z } from 'zod';
import { articleChangesInput, detailChangesInput, newArticleInput } from '../../../domain/articles/draft-input.ts';
import { staffArticleQuery } from '../../../domain/articles/input.ts';
import { totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, successSchema } from '../guard.ts';
import { conflictJson, staffArticleJson, staffDetailJson } from './bodies.ts';

const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const missing = { description: 'Unknown article', schema: errorSchema };
const conflict = { description: 'Someone else has saved since `version`', schema: conflictJson };

export const listed = guardedOperation({
  summary: `Articles of every status with all their languages, paginated. ${totalsOfLongList}`,
  query: staffArticleQuery,
  answers: { 200: { description: 'The articles', schema: z.array(staffArticleJson) }, 400: wrong },
});

export const created = guardedOperation({
  summary: 'Creates an article with its languages',
  body: newArticleInput,
  answers: { 201: { description: 'The article', schema: staffArticleJson }, 400: wrong },
});

export const changed = guardedOperation({
  summary: 'Changes the shared fields of an article; omitted fields are unchanged',
  body: articleChangesInput,
  answers: { 200: { description: 'The article', schema: staffArticleJson }, 400: wrong, 404: missing, 409: conflict },
});

export const detailChanged = guardedOperation({
  summary: 'Changes one language of an article',
  body: detailChangesInput,
  answers: {
    200: { description: 'The language', schema: staffDetailJson },
    400: wrong,
    404: { description: 'Unknown article, or a language that it does not have yet', schema: errorSchema },
    409: conflict,
  },
});

export const detailAdded = guardedOperation({
  summary: 'Adds a language to an article',
  body: detailChangesInput,
  answers: {
    201: { description: 'The language', schema: staffDetailJson },
    400: wrong,
    404: missing,
    409: { description: 'The article already has this language, or someone else has saved', schema: errorSchema },
  },
});

export const deleted = guardedOperation({
  summary: 'Moves an article with all its languages to the trash, where it can be restored for 30 days',
  answers: { 200: { description: 'Deleted', schema: successSchema }, 404: missing },
});
