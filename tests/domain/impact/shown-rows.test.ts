import { describe, expect, test } from 'bun:test';
import { articleDetails, assets, leaders } from '../../../src/db/schema/index.ts';
import { readReachedArticles, readShownAssets, readShownLeaders } from '../../../src/domain/impact/shown-rows.ts';
import { translatedFields } from '../../../src/fields/articles.ts';
import { assetFields } from '../../../src/fields/assets.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { samplesOf } from '../../support/field-samples.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const names = <Given extends Parameters<typeof entriesOf>[0]>(fields: Given) =>
  entriesOf(fields).map(([name, field]) => [name, samplesOf(field)[1].json] as const);

// A new field counts as shown until it is named here.
const fieldsNotOnPages = ['category', 'subcategory', 'sortOrder', 'credit', 'name', 'title', 'tags'];
const fieldsNotInSearch = ['category', 'subcategory', 'sortOrder', 'credit', 'decorative'];
const leaderFieldsNotShown = ['portrait', 'visible', 'sortOrder'];

// The media type is derived from the file.
describe.each(names(assetFields).filter(([name]) => name !== 'mediaType'))(
  'a changed %s of an asset',
  (name, value) => {
    test('is a change of what pages and search show, if they show it', async () => {
      const file = { path: '/assets/1.webp', filename: '1.webp' };
      const other = { name: 'A', category: 'news', mediaType: 'document', decorative: true, ...file };
      await world.db.insert(assets).values(other);
      const [before] = await world.db.transaction(readShownAssets);
      await world.db.update(assets).set({ [name]: value });
      const [after] = await world.db.transaction(readShownAssets);
      expect(after?.facts !== before?.facts).toBe(!fieldsNotOnPages.includes(name));
      expect(after?.found !== before?.found).toBe(!fieldsNotInSearch.includes(name));
    });
  },
);

describe.each(names(leaderFields).filter(([name]) => !leaderFieldsNotShown.includes(name)))(
  'a changed %s of a leader',
  (name, value) => {
    test('is a change of what the page shows', async () => {
      const texts = { name: 'A', position: 'B', positionEn: 'C' };
      await world.db.insert(leaders).values({ board: 'commissioners', visible: true, ...texts });
      const before = await world.db.transaction(readShownLeaders);
      await world.db.update(leaders).set({ [name]: value });
      const after = await world.db.transaction(readShownLeaders);
      expect(after.texts).not.toBe(before.texts);
    });
  },
);

describe.each(names(translatedFields))('a changed %s of an article', (name, value) => {
  test('is a change of what its language shows', async () => {
    const id = await world.publish({ title: 'Harbour' });
    const [before] = await world.db.transaction((tx) => readReachedArticles(tx, [id]));
    await world.db.update(articleDetails).set({ [name]: value });
    const [after] = await world.db.transaction((tx) => readReachedArticles(tx, [id]));
    const digests = (article = before) => article?.shown?.details.map(({ language, whole }) => [language, whole]);
    expect(digests(before)).toHaveLength(2);
    expect(digests(after)).not.toEqual(digests(before));
  });
});
