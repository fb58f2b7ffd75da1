import { expect, test } from 'bun:test';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { assets } from '../../../src/db/schema/index.ts';
import { readDocuments } from '../../../src/domain/assets/documents/document-reading.ts';
import { FileTooComplexError } from '../../../src/domain/attachments/refused-files.ts';
import { searchSite } from '../../../src/domain/search/queries.ts';
import { SitePages } from '../../../src/domain/search/site-pages.ts';
import { FileWorkers } from '../../../src/workers/files/file-workers.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

async function keep(name: string): Promise<number> {
  const [row] = await world.db
    .insert(assets)
    .values({ name, path: `/assets/${name}.pdf`, filename: `${name}.pdf`, category: 'reports', mediaType: 'document' })
    .returning({ id: assets.id });
  return row?.id ?? 0;
}

const sitePages = new SitePages(async () => undefined);
const found = async (text: string) => {
  const { top, media } = await searchSite({ db: world.db, sitePages }, text, 'id', {
    news: { limit: 4 },
    media: { limit: 4 },
  });
  return [...top, ...media.hits].flatMap((hit) => (hit.kind === 'media' ? [hit] : []));
};

/** Reads documents whose file says what is given by its path. */
const read = (texts: Record<string, string | Error>) =>
  readDocuments({
    db: world.db,
    withFile: async (path, work) => (path in texts ? work(path) : undefined),
    read: async (file) => {
      const text = texts[file] ?? '';
      if (text instanceof Error) throw text;
      return text;
    },
  });

test('a PDF is found by its words, with the line that says them', async () => {
  await keep('Kode_Etik');
  await readDocuments({
    db: world.db,
    withFile: async (_, work) => work(resolve('static/documents/Kode_Etik.pdf')),
    read: new FileWorkers().readDocument,
  });
  const [hit] = await found('benturan kepentingan');
  expect(hit?.href).toBe('/assets/Kode_Etik.pdf');
  expect(hit?.description.text).toMatch(/benturan kepentingan/i);
  expect(hit?.description.marks).toHaveLength(2);
});

test('a document is found by either language, in any inflection', async () => {
  await keep('a');
  await read({ '/assets/a.pdf': 'Perusahaan melaporkan quokka.\nThe wombats were reported.' });
  expect(await found('quokka')).toHaveLength(1);
  expect(await found('wombat')).toHaveLength(1);
});

test('a replaced document is found by its new text only, and not at all when it was deleted', async () => {
  const id = await keep('a');
  const counts = async () => [(await found('quokka')).length, (await found('wombat')).length];
  await read({ '/assets/a.pdf': 'Quokka' });
  expect(await counts()).toEqual([1, 0]);
  await world.db.update(assets).set({ path: '/assets/b.pdf' }).where(eq(assets.id, id));
  await read({ '/assets/b.pdf': 'Wombat' });
  expect(await counts()).toEqual([0, 1]);
  await world.db.delete(assets).where(eq(assets.id, id));
  expect(await counts()).toEqual([0, 0]);
});

test('a document that is missing or too complex is not read again, and stops no other', async () => {
  for (const name of ['missing', 'complex', 'good']) await keep(name);
  await read({ '/assets/complex.pdf': new FileTooComplexError('It took too long.'), '/assets/good.pdf': 'Quokka' });
  expect(await found('quokka')).toHaveLength(1);
  await read({ '/assets/missing.pdf': 'Quokka', '/assets/complex.pdf': 'Quokka' });
  expect(await found('quokka')).toHaveLength(1);
});
