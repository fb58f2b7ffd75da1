import { expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { articleDetails } from '../../../src/db/schema/index.ts';
import { findArticle } from '../../../src/domain/articles/queries.ts';
import { contentMarkOf, markContents } from '../../../src/domain/articles/sanitize.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { anyActor } from '../../support/people.ts';
import { readSource } from '../../support/sources.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const hostile = '<p>Berita</p><script>alert(1)</script>';

async function shown(id: number): Promise<string | undefined> {
  return (await findArticle(world.db, id))?.details[0]?.content;
}

async function stored(id: number) {
  const [row] = await world.db.select().from(articleDetails).where(eq(articleDetails.articleId, id));
  if (!row) throw new Error('No row');
  return row;
}

async function write(id: number, columns: { content?: string; contentMark?: string | null }): Promise<void> {
  await world.db.update(articleDetails).set(columns).where(eq(articleDetails.articleId, id));
}

test('a saved article has a mark that fits its content', async () => {
  const id = await world.publish({ title: { id: 'Satu' }, content: '<p>Satu</p>' });
  const first = (await stored(id)).contentMark;
  await saveArticle(world.staleness, anyActor, id, {
    details: [{ language: 'id', title: 'Dua', slug: 'dua', content: '<p>Dua</p><script>alert(1)</script>' }],
  });
  const row = await stored(id);
  expect(row.content).toBe('<p>Dua</p>');
  expect(row.contentMark).toMatch(/^5:[\w-]{43}$/);
  expect(row.contentMark).not.toBe(first);
});

test('hostile content that was written into the database is sanitised unless its mark fits', async () => {
  const id = await world.publish({ title: { id: 'Satu' }, content: '<p>Satu</p>' });
  const ofContentBefore = (await stored(id)).contentMark;
  const ofOtherRules = ['4:', '6:'].map((rules) => contentMarkOf(hostile).replace(/^5:/, rules));
  for (const contentMark of [null, ofContentBefore, ...ofOtherRules, '', '5:']) {
    await write(id, { content: hostile, contentMark });
    expect({ contentMark, shown: await shown(id) }).toEqual({ contentMark, shown: '<p>Berita</p>' });
  }
});

test('a report shows nothing but the path of a document, with any mark', async () => {
  const id = await world.publish({ title: { id: 'Satu' }, content: '<p>Satu</p>' });
  await write(id, { content: hostile, contentMark: contentMarkOf(hostile) });
  await world.db.execute(sql`update articles set category = 'reports' where id = ${id}`);
  expect(await shown(id)).toBe('');
});

test('content with a valid mark is not sanitised again', async () => {
  const id = await world.publish({ title: { id: 'Satu' }, content: '<p>Satu</p>' });
  const unusual = '<p>Berita</p><u-unknown></u-unknown>';
  await write(id, { content: unusual, contentMark: contentMarkOf(unusual) });
  expect(await shown(id)).toBe(unusual);
});

test('the background marks clean content of older rules, without changing when it was saved, and no other', async () => {
  const clean = await world.publish({ title: { id: 'Satu' }, content: '<p>Satu</p>' });
  const dirty = await world.publish({ title: { id: 'Dua' }, content: '<p>Dua</p>' });
  const valid = (await stored(clean)).contentMark;
  await write(clean, { contentMark: '0:older' });
  await write(dirty, { content: hostile, contentMark: null });
  const { updatedAt } = await stored(clean);
  await markContents(world.db);
  expect(await stored(clean)).toMatchObject({ contentMark: valid, updatedAt });
  expect(await stored(dirty)).toMatchObject({ content: hostile, contentMark: null });
});

test('other rules have another version', () => {
  const packages = ['sanitize-html', 'prosemirror-model'].map(
    (name) => JSON.parse(readSource(`node_modules/${name}/package.json`)).version,
  );
  const richText = ['elements.ts', 'schema.ts', 'html.ts', 'clean-html.ts'].map((name) => `rich-text/${name}`);
  const rules = ['html-rules.ts', 'sanitize.ts'].map((name) => readSource(`src/domain/articles/${name}`));
  const fields = ['html-limits.ts', 'clean-text.ts', ...richText].map((name) => readSource(`src/fields/${name}`));
  const sources = [...packages, ...rules, ...fields].join('\n');
  const digest = new Bun.CryptoHasher('sha256').update(sources).digest('hex').slice(0, 16);
  // When this fails, raise `contentRulesVersion` and put both here, unless nothing but comments or names have changed.
  expect({ version: contentMarkOf('').split(':')[0], digest }).toEqual({ version: '5', digest: 'd3a4bbec84705f21' });
});
