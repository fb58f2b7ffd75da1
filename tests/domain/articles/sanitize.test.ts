import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articleDetails } from '../../../src/db/schema/index.ts';
import { droppedParts, sanitizeArticleHtml } from '../../../src/domain/articles/sanitize.ts';
import { href, routes } from '../../../src/routes.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const attacks = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">text</p>',
  '<img src="/assets/a.webp" alt="" onerror="alert(1)">',
  '<img src="https://tracker.example/pixel.gif" alt="">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="">',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">text</a>',
  '<a href="//evil.example/">text</a>',
  '<a href="data:text/html,<script>alert(1)</script>">text</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x.swf"></object><embed src="x">',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<p style="position:fixed;inset:0">text</p>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<p class="fixed inset-0 z-50">text</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p id="main">text</p>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><td><svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></td></table>',
  '<a href="&#106;&#97;vascript&#58;alert(1)">text</a>',
  '<a href="java&#10;script:alert(1)">text</a>',
  '<a href=" javascript:alert(1)">text</a>',
  '<video src="https://tracker.example/a.mp4" autoplay></video>',
  '<video src="/assets/a.mp4" onplay="alert(1)" poster="https://tracker.example/a.webp"></video>',
  '<video><source src=x onerror=alert(1)></video>',
  '<video src="/assets/a.mp4"><track src="https://tracker.example/a.vtt"></video>',
  '<p data-block="x onclick=alert(1)">text</p>',
  '<table><tr><td background="https://tracker.example/a.webp">1</td></tr></table>',
];

const dangerous =
  /<(script|iframe|object|embed|svg|math|style|form|input|meta|base|noscript)\b|\son\w+\s*=|javascript:|data:|evil\.example|tracker\.example|style=|inset-0|id="main"|autoplay|data-block|<source/i;

test('every entry of the attack list has something that is removed', () => {
  for (const attack of attacks) expect(decoded(attack)).toMatch(dangerous);
});

/** As a browser reads the address of a link. */
function decoded(attack: string): string {
  const named: Record<string, string> = { '&colon;': ':', '&#106;': 'j', '&#97;': 'a', '&#58;': ':', '&#10;': '' };
  return attack.replace(/&#?\w+;/g, (entity) => named[entity] ?? entity);
}

test.each(attacks)('%s is removed', (attack) => {
  expect(sanitizeArticleHtml(attack)).not.toMatch(dangerous);
});

test('allowed markup is kept unchanged', () => {
  const text =
    '<h2>Title</h2><p>One <strong>two</strong> <a href="https://example.com/">three</a></p><ul><li>four</li></ul><p class="ql-align-center">five</p><p><img src="/assets/a.webp" alt="six" /></p>';
  expect(sanitizeArticleHtml(text)).toBe(text);
});

test('tables are kept, without cells that claim thousands of columns or unknown scopes', () => {
  const table =
    '<table><caption>Output</caption><thead><tr><th colspan="2" scope="col">Year</th></tr></thead><tbody><tr><td rowspan="3">2025</td><td>1</td></tr></tbody></table>';
  expect(sanitizeArticleHtml(table)).toBe(table);
  expect(sanitizeArticleHtml('<table><tr><td colspan="1000" rowspan="0">1</td></tr></table>')).toBe(
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  );
  expect(
    sanitizeArticleHtml('<table><tr><th scope="all" colspan="1e9">1</th><td colspan="1000000000">2</td></tr></table>'),
  ).toBe('<table><tbody><tr><th>1</th><td>2</td></tr></tbody></table>');
});

test.each([
  ['a stored picture', '<p><img src="/assets/a.webp" alt="" /></p>', '<img src="/assets/a.webp">'],
  ['a picture that is no stored file', '', '<img src=x>'],
  ['a picture of another site', '', '<img src="https://tracker.example/a.webp" alt="a">'],
  ['a picture with a query', '', '<img src="/assets/a.webp?x" alt="a">'],
  ['a constructor', '<p>text</p>', '<constructor>text</constructor>'],
])('%s', (_what, stored, given) => {
  expect(sanitizeArticleHtml(`<p>a</p>${given}`)).toBe(`<p>a</p>${stored}`);
});

test('pictures have captions and credits, and videos captions and controls', () => {
  const figure =
    '<figure data-block="0123456789"><img src="/assets/a.webp" alt="A ship" /><figcaption>Arrival <small>Photo: Sari</small></figcaption></figure>';
  expect(sanitizeArticleHtml(figure)).toBe(figure);
  expect(
    sanitizeArticleHtml(
      '<figure><video src="/assets/a.mp4" poster="/assets/a.webp" preload="metadata" loop><track kind="captions" src="/assets/a.vtt" srclang="id" label="Bahasa Indonesia" default></video></figure>',
    ),
  ).toBe(
    '<figure><video src="/assets/a.mp4" poster="/assets/a.webp" preload="metadata" controls><track kind="captions" src="/assets/a.vtt" srclang="id" label="Bahasa Indonesia" /></video></figure>',
  );
});

describe('block ids', () => {
  test('are kept on blocks', () => {
    const text =
      '<p data-block="abcdefghi1">one</p><ul data-block="abcdefghi2"><li data-block="abcdefghi3">two</li></ul>';
    expect(sanitizeArticleHtml(text)).toBe(text);
  });

  test('that occur twice belong to the first block', () => {
    expect(sanitizeArticleHtml('<p data-block="abcdefghi1">1</p><p data-block="abcdefghi1">2</p>')).toBe(
      '<p data-block="abcdefghi1">1</p><p>2</p>',
    );
  });

  test.each(['ABCDEFGHI1', 'abc', 'abcdefghi12', 'abcdefghi&quot;', ''])('%j is no block id', (id) => {
    expect(sanitizeArticleHtml(`<p data-block="${id}">1</p>`)).toBe('<p>1</p>');
  });

  test('are kept on blocks only', () => {
    expect(sanitizeArticleHtml('<p><em data-block="abcdefghi1">1</em></p>')).toBe('<p><em>1</em></p>');
  });
});

test('elements more than 100 deep are unwrapped', () => {
  const nested = (count: number) => `${'<blockquote>'.repeat(count)}a${'</blockquote>'.repeat(count)}`;
  expect(sanitizeArticleHtml(nested(100))).toBe(nested(100));
  expect(sanitizeArticleHtml(nested(3000))).toBe(nested(100));
});

describe('parts that are not kept', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<iframe src="https://video.example"></iframe>', '<iframe>'],
    ['<img src=x>', '<img src="x">'],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA">'],
    ['<a href="javascript:alert(1)">a</a>', '<a href="javascript:alert(1)">'],
    ['<video src="https://a.example/a.mp4"></video>', '<video src="https://a.example/a.mp4">'],
    [`<img src="${'a'.repeat(500)}">`, `<img src="${'a'.repeat(70)}`],
  ])('%s is named', (html, name) => {
    expect(droppedParts('news', `<p>Kept</p>${html}${html}`)).toEqual([name]);
  });

  test('are at most eight, and nothing of allowed content or wrappers', () => {
    const many = Array.from({ length: 100 }, (_, index) => `<x-${index}></x-${index}>`).join('');
    expect(droppedParts('news', many)).toEqual([
      '<x-0>',
      '<x-1>',
      '<x-2>',
      '<x-3>',
      '<x-4>',
      '<x-5>',
      '<x-6>',
      '<x-7>',
    ]);
    expect(
      droppedParts('news', '<div><p>a <a href="/en">b</a> <a href="mailto:a@b.example">c</a><o:p></o:p></p></div>'),
    ).toEqual([]);
  });
});

test('links that open a new tab have rel="noopener"', () => {
  expect(sanitizeArticleHtml('<a href="https://example.com" target="_blank">text</a>')).toContain('noopener');
});

test('content without visible parts counts as empty', () => {
  for (const empty of ['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<script>1</script>']) {
    expect(sanitizeArticleHtml(empty)).toBe('');
  }
});

describe('an article', () => {
  test('is sanitised when it is saved', async () => {
    await world.publish({ content: `<p>Kept</p>${attacks.join('')}` });
    for (const { content } of await world.db.select().from(articleDetails)) {
      expect(content).toContain('Kept');
      expect(content).not.toMatch(dangerous);
    }
  });

  test('is sanitised again when it is displayed, in case it was stored by other means', async () => {
    const id = await world.publish();
    await world.db.update(articleDetails).set({ content: `<p>Kept</p>${attacks.join('')}` });
    const page = await world.html(href(routes.articles.show, 'en', { id }));
    const shown = page.querySelectorAll('main p').find((paragraph) => paragraph.text === 'Kept')?.parentNode;
    expect(shown?.innerHTML).toContain('Kept');
    expect(shown?.innerHTML).not.toMatch(dangerous);
  });

  test('shows no block ids to visitors, on its page and in the feed', async () => {
    const id = await world.publish({ content: '<p data-block="abcdefghi1">Marked</p>' });
    const page = await (await world.get(href(routes.articles.show, 'en', { id }))).text();
    expect(page).toContain('<p>Marked</p>');
    expect(page).not.toContain('data-block');
    const [stored] = await world.db.select().from(articleDetails).where(eq(articleDetails.articleId, id));
    expect(stored?.content).toBe('<p data-block="abcdefghi1">Marked</p>');
  });
});
