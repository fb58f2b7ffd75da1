import { articleFields } from '../../fields/articles.ts';

type Scheduled = { publishedAt?: Date | null; unpublishAt?: Date | null };

/** An article cannot leave the site before it appears there. Undefined when the moments are in order. */
export function scheduleProblem({ publishedAt, unpublishAt }: Scheduled) {
  if (!publishedAt || !unpublishAt || unpublishAt > publishedAt) return undefined;
  return { field: articleFields.unpublishAt.json.name, problem: 'Must be after the published date' };
}
