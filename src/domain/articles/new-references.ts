import type { Transaction } from '../../db/client.ts';
import { filesIn, filesInText, lockFiles } from '../assets/references.ts';
import type { Article } from './queries.ts';
import { cleanContent, isReport } from './sanitize.ts';

type ReferencedFiles = {
  category: string;
  featuredImage?: string | null;
  details: readonly { language: string; content: string }[];
};

type Missing = { field: string; problem: string };

/** Media types of existing files by path. */
type FoundFiles = ReadonlyMap<string, string>;

/** Every change locks files before articles, so that two changes never wait for each other. */
export function lockGivenFiles(
  tx: Transaction,
  { featuredImage, details }: Omit<ReferencedFiles, 'category'>,
): Promise<FoundFiles> {
  const inTexts = details.flatMap(({ content }) => [
    ...filesInText(cleanContent('news', content)),
    ...filesInText(content.trim()),
  ]);
  return lockFiles(tx, [...new Set([...(featuredImage ? [featuredImage] : []), ...inTexts])]);
}

/**
 * The first newly entered file that does not exist, with its field. What the article refers to already is not looked
 * at, so that an article with a missing file can still be saved.
 */
export function newMissingFile(
  found: FoundFiles,
  before: Article | undefined,
  { category, featuredImage, details }: ReferencedFiles,
): Missing | undefined {
  const known = new Set(before && filesIn(before));
  if (featuredImage && !known.has(featuredImage) && found.get(featuredImage) !== 'image')
    return { field: 'featured_image', problem: 'There is no such picture' };
  const exists = (path: string) => (isReport(category) ? found.get(path) === 'document' : found.has(path));
  for (const { language, content } of details) {
    const missing = filesInText(cleanContent(category, content)).find((path) => !known.has(path) && !exists(path));
    if (missing !== undefined) return { field: `${language}.content`, problem: `There is no file ${missing}` };
  }
  return undefined;
}
