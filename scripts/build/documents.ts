import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import type { DocumentFacts } from '../../src/manifest.ts';

/**
 * Size and number of pages of our own documents. Their page objects are uncompressed, so that they can be counted in the
 * bytes; `/Pages` are the parent nodes.
 */
export async function measureDocuments(): Promise<Record<string, DocumentFacts>> {
  const documents: Record<string, DocumentFacts> = {};
  for (const name of [...new Glob('*.pdf').scanSync('static/documents')].sort()) {
    const bytes = await readFile(join('static/documents', name));
    const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    documents[name] = { size: bytes.length, pages };
  }
  return documents;
}
