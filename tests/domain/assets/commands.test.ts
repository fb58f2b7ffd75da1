import { describe, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { reorderAssets, saveAsset } from '../../../src/domain/assets/commands.ts';
import { type AssetChanges, type AssetOrder, assetChanges, assetOrder } from '../../../src/domain/assets/input.ts';
import { perform } from '../../../src/domain/command.ts';
import { commandSite, lastEntry } from '../../support/application/command-site.ts';
import { anyActor } from '../../support/people.ts';

const site = commandSite();
const by = anyActor;

async function store(...rows: Partial<typeof assets.$inferInsert>[]): Promise<void> {
  await site.db.insert(assets).values(
    rows.map((row, index) => {
      const file = `${index + 1}.webp`;
      const usual = { name: `Picture ${index + 1}`, path: `/assets/${file}`, filename: file, sortOrder: index + 1 };
      return { category: 'social', mediaType: 'image', ...usual, ...row };
    }),
  );
}

const save = (input: AssetChanges) => perform(site, saveAsset, { id: 1, input, by });
const fieldOf = (parsed: ReturnType<typeof assetChanges.safeParse>) => {
  const [issue] = parsed.error?.issues ?? [];
  return issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
};

describe('a save', () => {
  test('of other fields leaves a category and a subcategory alone that are no more', async () => {
    await store({ category: 'weather', subcategory: 'rain' });
    const place = { category: 'weather', subcategory: 'rain' };
    expect(await save({ name: 'Rain', subcategory: 'rain' })).toMatchObject({
      kind: 'done',
      value: { ...place, name: 'Rain' },
    });
    const noSubcategory = { kind: 'refused', field: 'subcategory', problem: 'noSubcategory {"category":"Social"}' };
    expect(await save({ category: 'social', subcategory: 'rain' })).toMatchObject(noSubcategory);
    const noCategory = { kind: 'refused', field: 'category', problem: 'noSuchCategory' };
    expect(await save({ subcategory: 'snow' })).toMatchObject(noCategory);
    expect(await save({ category: 'social', subcategory: 'header' })).toMatchObject({ kind: 'done' });
  });

  test('by an old version changes nothing and returns what is stored', async () => {
    await store({});
    await save({ name: 'First', version: 1 });
    expect(await save({ name: 'Second', version: 1 })).toMatchObject({ kind: 'conflict', row: { name: 'First' } });
    expect(await site.db.select({ name: assets.name }).from(assets)).toEqual([{ name: 'First' }]);
  });

  test('does not change the media type, and takes no place that the type does not have', async () => {
    await store({ category: 'news' });
    expect(await save({ media_type: 'video' })).toMatchObject({ kind: 'refused', field: 'media_type' });
    expect(await save({ category: 'home', subcategory: 'stack' })).toMatchObject({
      kind: 'refused',
      field: 'subcategory',
    });
    expect(await site.db.select({ version: assets.version }).from(assets)).toEqual([{ version: 1 }]);
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ colour: 'red' }, 'colour'],
    [{ version: 0 }, 'version'],
    [{ sort_order: -1 }, 'sort_order'],
    [{ sort_order: 1.5 }, 'sort_order'],
    [{ decorative: 'yes' }, 'decorative'],
    [{ alt_text_en: 'x'.repeat(1001) }, 'alt_text_en'],
  ])('of %j is refused by its field', (changes, field) => {
    expect(fieldOf(assetChanges.safeParse(changes))).toBe(field);
  });
});

describe('an order', () => {
  const reorder = (input: AssetOrder) => perform(site, reorderAssets, { input, by });
  const places = (...ids: number[]) => ids.map((id, index) => ({ id, sort_order: index + 1 }));
  const names = async () => (await site.db.select().from(assets).orderBy(assets.sortOrder)).map(({ name }) => name);
  const list = { category: 'social', media_type: 'image' } as const;

  test('is taken completely or not at all', async () => {
    await store({}, {}, {});
    const missing = { kind: 'missing', problem: 'noSuchAsset {"id":99}', field: 'assets' };
    expect(await reorder({ assets: places(2, 99) })).toEqual(missing as never);
    expect(await names()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
    await reorder({ assets: places(3, 1, 2) });
    expect(await names()).toEqual(['Picture 3', 'Picture 1', 'Picture 2']);
    expect((await lastEntry(site.db))?.changes).toEqual({
      order: { before: 'Picture 1, Picture 2, Picture 3', after: 'Picture 3, Picture 1, Picture 2' },
    });
  });

  test('of a list is one of positions within it', async () => {
    await store({}, {}, {}, { sortOrder: 9 });
    expect(await reorder({ assets: [{ id: 4, sort_order: 2 }], list })).toMatchObject({ kind: 'done' });
    expect(await names()).toEqual(['Picture 1', 'Picture 4', 'Picture 2', 'Picture 3']);
    const rows = await site.db.select({ place: assets.sortOrder }).from(assets).orderBy(assets.sortOrder);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(await lastEntry(site.db)).toMatchObject({
      description: 'Moved asset "Picture 4" to position 2',
      changes: { position: { before: 4, after: 2 } },
    });
    const elsewhere = { ...list, category: 'home' } as const;
    expect(await reorder({ assets: places(4), list: elsewhere })).toMatchObject({ kind: 'missing' });
  });

  const twice = [
    { id: 1, sort_order: 1 },
    { id: 1, sort_order: 2 },
  ];
  test.each([{}, { assets: [] }, { assets: [{ id: 1 }] }, { assets: twice }, { assets: 'all' }])(
    '%j is none',
    (order) => {
      expect(assetOrder.safeParse(order).error?.issues[0]?.path[0]).toBe('assets');
    },
  );
});
