import type { Created } from '../../../domain/articles/commands.ts';
import type { SavedOrDifferent } from '../../../domain/articles/merge-edit.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { InvalidInputError } from '../../input.ts';
import { differenceAsJson, staffArticleAsJson } from './bodies.ts';

/** Result of a save. Throws InvalidInputError for invalid input. */
export function answerSaved(saved: SavedOrDifferent, show: (article: Article) => object, status = 200): Response {
  switch (saved.kind) {
    case 'saved':
      return json(show(saved.article), { status });
    case 'missing':
      return notFound();
    case 'unknown-language':
      return jsonError(404, 'The article is not written in this language');
    case 'known-language':
      return jsonError(409, 'The article is written in this language already', { field: 'language' });
    case 'refused':
      throw refusalOf(saved, []);
    case 'conflict': {
      const { current, differences = [] } = saved;
      const error = 'Someone else saved this article since you read it';
      return jsonError(409, error, {
        version: current.version,
        article: staffArticleAsJson(current),
        differences: differences.map(differenceAsJson),
      });
    }
  }
}

/** Maps a field such as `id.content` to its position in the request body. */
export function refusalOf(
  { field, problem }: Extract<Created, { kind: 'refused' }>,
  details: readonly { language: string }[],
): InvalidInputError {
  const [language, name] = field.split('.');
  const place = details.findIndex((detail) => detail.language === language);
  const path = place >= 0 ? `details.${place}.${name}` : (name ?? field);
  return new InvalidInputError(`${problem} (${path})`, path);
}

function notFound(): Response {
  return jsonError(404, 'Article not found');
}
