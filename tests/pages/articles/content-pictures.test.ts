import { describe, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { only, type ParsedPage } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const file = 'foto-0123456789abcdef-1500x900';
const uploaded = `/assets/${file}.jpg`;

/** The page of an article with this content, as if it had been stored long ago. */
async function pageWith(content: string): Promise<ParsedPage> {
  return world.html(`/en/read-news/${await world.publish({ content })}`);
}
const imageIn = (page: ParsedPage) => only(page, '.prose-article img');
const sourcesOf = (page: ParsedPage, type: string) =>
  page.querySelector(`.prose-article source[type="image/${type}"]`)?.getAttribute('srcset')?.split(', ');

describe('an uploaded picture inside an article', () => {
  test('is offered in all of its sizes, and never as it was uploaded', async () => {
    const page = await pageWith(`<p>Before</p><p><img src="${uploaded}" alt="The kiln"></p>`);
    expect(sourcesOf(page, 'avif')).toEqual([
      `/assets/${file}-320.avif 320w`,
      `/assets/${file}-640.avif 640w`,
      `/assets/${file}-960.avif 960w`,
      `/assets/${file}-1440.avif 1440w`,
    ]);
    expect(imageIn(page).getAttribute('srcset')?.split(', ')).toEqual([
      `/assets/${file}-640.jpeg 640w`,
      `/assets/${file}-1280.jpeg 1280w`,
    ]);
    expect(imageIn(page).getAttribute('src')).toBe(`/assets/${file}-1280.jpeg`);
    expect(only(page, '.prose-article').innerHTML).not.toContain(uploaded);
  });

  test('keeps the size and place that an editor chose, and is offered in the width of a wide figure', async () => {
    const page = await pageWith(
      `<figure class="figure-wide other"><img src="${uploaded}" alt=""></figure><figure class="figure-small ql-align-right"><img src="${uploaded}" alt=""></figure>`,
    );
    const figures = page.querySelectorAll('.prose-article figure');
    expect(figures.map((figure) => figure.getAttribute('class'))).toEqual([
      'figure-wide',
      'figure-small ql-align-right',
    ]);
    expect(figures.map((figure) => figure.querySelector('img')?.getAttribute('sizes')?.split(',')[0])).toEqual([
      '(min-width: 1280px) 847px',
      '(min-width: 1280px) 672px',
    ]);
  });

  test('has its dimensions and is loaded when it comes near', async () => {
    const image = imageIn(await pageWith(`<img src="${uploaded}" alt="">`));
    expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual(['1500', '900', 'lazy']);
  });

  test('keeps the alternative text and title that were written for its place', async () => {
    const written =
      '<img src="/assets/news-01.webp" alt="Sari &amp; Budi say &quot;1 &lt; 2&quot;" title="At noon" lang="id">';
    const image = imageIn(await pageWith(written));
    expect(image.getAttribute('alt')).toBe('Sari & Budi say "1 < 2"');
    expect(image.getAttribute('title')).toBe('At noon');
    expect(image.getAttribute('lang')).toBe('id');
    expect(imageIn(await pageWith('<img src="/assets/news-01.webp">')).getAttribute('alt')).toBe('');
  });

  test('is shown as wide as its editor said, in its own proportions', async () => {
    const image = imageIn(await pageWith(`<img src="${uploaded}" alt="" width="300" height="300">`));
    expect(['width', 'height'].map((name) => image.getAttribute(name))).toEqual(['300', '180']);
    const wider = imageIn(await pageWith(`<img src="${uploaded}" alt="" width="9000">`));
    expect(wider.getAttribute('width')).toBe('1500');
  });

  test('has the dimensions and the placeholder of its asset when the name does not tell them', async () => {
    await world.db.insert(assets).values({
      name: 'Lama',
      filename: 'lama.gif',
      path: '/assets/lama.gif',
      category: 'news',
      mediaType: 'image',
      width: 640,
      height: 480,
      placeholder: 'data:image/webp;base64,AAAA',
    });
    const image = imageIn(
      await pageWith('<figure><img src="/assets/lama.gif" alt=""><figcaption>Old</figcaption></figure>'),
    );
    expect(['src', 'width', 'height', 'data-blur'].map((name) => image.getAttribute(name))).toEqual([
      '/assets/lama.gif',
      '640',
      '480',
      'data:image/webp;base64,AAAA',
    ]);
  });
});

test('every picture of an article has variants, and text beside them stays as it is', async () => {
  const page = await pageWith(
    `<p>a &lt;img src="${uploaded}"&gt; b</p><p><img src="${uploaded}" alt="one"><img src="/assets/news-01.webp" alt="two"></p>`,
  );
  expect(page.querySelectorAll('.prose-article picture img').map((image) => image.getAttribute('alt'))).toEqual([
    'one',
    'two',
  ]);
  expect(only(page, '.prose-article p:first-child').text).toContain(`<img src="${uploaded}">`);
});

test('a preview shows the same picture', async () => {
  const id = await world.draft({ content: `<img src="${uploaded}" alt="">` });
  const page = await world.html(`/en/preview/read-news/${id}`, 200, await world.signedIn());
  expect(imageIn(page).getAttribute('src')).toBe(`/assets/${file}-1280.jpeg`);
});

test('the feed has a JPEG of moderate size in place of the uploaded picture', async () => {
  await world.publish({ content: `<img src="${uploaded}" alt="The kiln">` });
  const feed = await (await world.get('/en/news/atom.xml')).text();
  expect(feed).toContain(`src="${world.siteUrl}/assets/${file}-1280.jpeg"`.replaceAll('"', '&quot;'));
  expect(feed).not.toContain(`${file}.jpg`);
});

test('the API has the content as it is stored', async () => {
  const id = await world.publish({ content: `<p><img src="${uploaded}" alt="" /></p>` });
  const answer = (await (await world.get(`/api/articles/${id}`)).json()) as { details: { content: string }[] };
  expect(answer.details[0]?.content).toBe(`<p><img src="${uploaded}" alt="" /></p>`);
});
