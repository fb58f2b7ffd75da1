import { expect, test } from 'bun:test';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../src/db/client.ts';
import { articleDetails, assets, leaders } from '../../../src/db/schema/index.ts';
import { readReachedArticles, readShownAssets, readShownLeaders } from '../../../src/domain/impact/shown-rows.ts';
import { translatedFields } from '../../../src/fields/articles.ts';
import { assetFields } from '../../../src/fields/assets.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { undone } from '../../support/database/undone.ts';
import { samplesOf } from '../../support/files/field-samples.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const names = <Given extends Parameters<typeof entriesOf>[0]>(fields: Given) =>
  entriesOf(fields).map(([name, field]) => [name, samplesOf(field)[1].json] as const);

// A new field counts as shown until it is named here.
const fieldsNotOnPages = ['category', 'subcategory', 'sortOrder', 'credit', 'name', 'title', 'tags'];
const fieldsNotInSearch = ['category', 'subcategory', 'sortOrder', 'credit', 'decorative'];
const leaderFieldsNotShown = ['portrait', 'visible', 'sortOrder'];

/** Names of the fields whose other value changes what is read. */
async function changing(fields: ReturnType<typeof names>, table: PgTable, read: (tx: Transaction) => Promise<unknown>) {
  const before = await world.db.transaction(read);
  const changes: string[] = [];
  for (const [name, value] of fields) {
    const after = await undone(world.db, async (tx) => {
      await tx.update(table).set({ [name]: value });
      return read(tx);
    });
    if (!Bun.deepEquals(after, before)) changes.push(name);
  }
  return changes;
}

test('a change of what pages and search show of an asset is known by its field', async () => {
  const file = { path: '/assets/1.webp', filename: '1.webp' };
  await world.db
    .insert(assets)
    .values({ name: 'A', category: 'news', mediaType: 'document', decorative: true, ...file });
  // The media type is derived from the file.
  const fields = names(assetFields).filter(([name]) => name !== 'mediaType');
  const except = (others: string[]) => fields.map(([name]) => name).filter((name) => !others.includes(name));
  expect(await changing(fields, assets, async (tx) => (await readShownAssets(tx))[0]?.facts)).toEqual(
    except(fieldsNotOnPages),
  );
  expect(await changing(fields, assets, async (tx) => (await readShownAssets(tx))[0]?.found)).toEqual(
    except(fieldsNotInSearch),
  );
});

test('a changed text of a leader is a change of what the page shows', async () => {
  const texts = { name: 'A', position: 'B', positionEn: 'C' };
  await world.db.insert(leaders).values({ board: 'commissioners', visible: true, ...texts });
  const fields = names(leaderFields).filter(([name]) => !leaderFieldsNotShown.includes(name));
  expect(await changing(fields, leaders, async (tx) => (await readShownLeaders(tx)).texts)).toEqual(
    fields.map(([name]) => name),
  );
});

test('a changed field of an article is a change of what its language shows', async () => {
  const id = await world.publish({ title: 'Harbour' });
  const fields = names(translatedFields);
  const shown = async (tx: Transaction) => {
    const [article] = await readReachedArticles(tx, [id]);
    return article?.shown?.details.map(({ language, whole }) => [language, whole]);
  };
  expect(await world.db.transaction(shown)).toHaveLength(2);
  expect(await changing(fields, articleDetails, shown)).toEqual(fields.map(([name]) => name));
});
