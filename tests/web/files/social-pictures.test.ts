import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { articleDetails, articles, assets } from '../../../src/db/schema/index.ts';
import { href, routes } from '../../../src/routes.ts';
import { uploadForm } from '../../support/files/asset-files.ts';
import { only } from '../../support/html.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Head = Record<
  'og:image' | 'og:image:width' | 'og:image:height' | 'og:image:alt' | 'twitter:image' | 'twitter:image:alt',
  string
>;

async function headOf(id: number, language: 'id' | 'en' = 'en'): Promise<Head> {
  const page = await world.html(href(routes.articles.show, language, { id }));
  const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image', 'twitter:image:alt'];
  return Object.fromEntries(
    names.map((name) => [name, only(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')]),
  ) as Head;
}

const pathOf = (head: Head) => head['og:image'].slice(world.siteUrl.length);

/** The colour of a drawn picture at a place, each channel from 0 to 255. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

const isNear = (colour: number[], [red, green, blue]: [number, number, number]) =>
  Math.max(Math.abs((colour[0] ?? 0) - red), Math.abs((colour[1] ?? 0) - green), Math.abs((colour[2] ?? 0) - blue)) <
  24;

/** Left half green, right half blue, and much wider than the picture for social networks. */
async function storeWidePicture(): Promise<string> {
  const half = (background: string) => sharp({ create: { width: 1200, height: 400, channels: 3, background } }).png();
  const wide = await sharp({ create: { width: 2400, height: 400, channels: 3, background: '#00ff00' } })
    .composite([{ input: await half('#0000ff').toBuffer(), left: 1200, top: 0 }])
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(wide)], 'lebar.png', { type: 'image/png' });
  const body = uploadForm(file, { category: 'news', media_type: 'image' });
  const answer = await world.handle('/api/backend/assets', { method: 'POST', body, headers: staff });
  return ((await answer.json()) as { path: string }).path;
}

describe('the picture of an article for social networks', () => {
  test('is named in the head of each language with its size and text, and is an immutable JPEG of that size', async () => {
    const id = await world.publish({ title: { id: 'Kapal “pertama” 😀', en: 'First vessel' } });
    const [indonesian, english] = [await headOf(id, 'id'), await headOf(id, 'en')];
    expect(english).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'First vessel',
    });
    expect(english['twitter:image']).toBe(english['og:image']);
    expect(english['twitter:image:alt']).toBe('First vessel');
    expect(indonesian['og:image:alt']).toBe('Kapal “pertama” 😀');
    expect(pathOf(english)).toMatch(/^\/social\/\d+-en-[0-9a-f]{16}\.jpg$/);
    expect(pathOf(indonesian)).toMatch(/^\/social\/\d+-id-[0-9a-f]{16}\.jpg$/);
    const answer = await world.get(pathOf(english));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000, immutable');
    const bytes = await answer.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Without a picture of its own it has the brand's ground, and letters on it.
    expect(isNear(await colourAt(bytes, 30, 300), [8, 36, 42])).toBe(true);
    const title = await sharp(bytes).extract({ left: 64, top: 100, width: 500, height: 90 }).stats();
    expect(title.channels[0]?.max).toBeGreaterThan(230);
    const again = await world.get(pathOf(english), { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('shows the picture of the article around its focal point', async () => {
    const featuredImage = await storeWidePicture();
    const id = await world.publish({ featuredImage });
    const drawn = async () => (await world.get(pathOf(await headOf(id)))).bytes();
    await world.db.update(assets).set({ focalX: 0 });
    await world.staleness.change(async (_, declare) => declare('changed'));
    expect(isNear(await colourAt(await drawn(), 1150, 40), [0, 255, 0])).toBe(true);
    await world.db.update(assets).set({ focalX: 100 });
    await world.staleness.change(async (_, declare) => declare('changed'));
    expect(isNear(await colourAt(await drawn(), 1150, 40), [0, 0, 255])).toBe(true);
    // A fifth to the left of the border of the colours, which only the enlarged picture leaves out.
    const at = async (zoom: number) => {
      await world.db.update(assets).set({ focalX: 44, zoom });
      await world.staleness.change(async (_, declare) => declare('changed'));
      return colourAt(await drawn(), 1180, 40);
    };
    expect(isNear(await at(100), [0, 0, 255])).toBe(true);
    expect(isNear(await at(300), [0, 255, 0])).toBe(true);
  });

  test('has another address when its title changes, and no address that was made up is answered', async () => {
    const id = await world.publish({ title: 'First vessel' });
    const path = pathOf(await headOf(id));
    await world.db.update(articleDetails).set({ title: 'Second vessel' });
    await world.staleness.change(async (_, declare) => declare('changed'));
    expect(pathOf(await headOf(id))).not.toBe(path);
    for (const made of [
      path,
      `/social/${id}-en-0123456789abcdef.jpg`,
      '/social/9-en-0123456789abcdef.jpg',
      '/social/1.jpg',
    ])
      expect((await world.get(made)).status).toBe(404);
  });

  test('is there only while visitors can read the article', async () => {
    const id = await world.publish();
    const path = pathOf(await headOf(id));
    expect((await world.get(path)).status).toBe(200);
    await world.db.update(articles).set({ status: 'archived' }).where(eq(articles.id, id));
    expect((await world.get(path)).status).toBe(404);
  });

  test('is drawn without the picture when its file is missing', async () => {
    const id = await world.publish({ featuredImage: '/assets/hilang-0123456789abcdef-1200x800.jpg' });
    const answer = await world.get(pathOf(await headOf(id)));
    expect(answer.status).toBe(200);
    expect(isNear(await colourAt(await answer.bytes(), 30, 300), [8, 36, 42])).toBe(true);
  });
});
