import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';

type WithFiles = { featuredImage: string | null; details: readonly { content: string }[] };

/** Addresses of stored files in HTML that the sanitiser has cleaned, or the path that is a report's whole content. */
const reference = /(?:^|=["'])(\/assets\/[^"'?#\s]+)/gi;

export function filesInText(content: string): string[] {
  return [...new Set([...content.matchAll(reference)].map(([, path = '']) => path))];
}

export function filesIn({ featuredImage, details }: WithFiles): string[] {
  const inTexts = details.flatMap(({ content }) => filesInText(content));
  return [...new Set([...(featuredImage ? [featuredImage] : []), ...inTexts])];
}

/**
 * The media types of those of the paths that exist, by path. The assets cannot be deleted before the transaction ends, so that a
 * reference that is entered now finds its file.
 */
export async function lockFiles(tx: Transaction, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const found = await tx
    .select({ path: assets.path, mediaType: assets.mediaType })
    .from(assets)
    .where(inArray(assets.path, [...paths]))
    .orderBy(assets.id)
    .for('key share');
  return new Map(found.map(({ path, mediaType }) => [path, mediaType]));
}
