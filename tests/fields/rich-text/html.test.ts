import { describe, expect, test } from 'bun:test';
import { firstLoss } from '../../../scripts/fuzz/edits.ts';
import { demoArticles } from '../../../src/content/news/demo-articles.ts';
import { sanitizeArticleHtml } from '../../../src/domain/articles/sanitize.ts';
import { articleElements } from '../../../src/fields/rich-text/elements.ts';
import { documentOf, htmlOf } from '../../../src/fields/rich-text/html.ts';
import { schema } from '../../../src/fields/rich-text/schema.ts';
import { isLongRun } from '../../support/long-run.ts';

/** An element where it may stand, with these attributes. */
const places: Record<string, (attributes: string) => string> = {
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'h4', 'pre', 'blockquote'].map((name) => [name, (given) => `<${name}${given}>a</${name}>`]),
  ),
  ...Object.fromEntries(
    ['a', 'span', 'strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'b', 'i'].map((name) => [
      name,
      (given) => `<p>x <${name}${given}>a</${name}></p>`,
    ]),
  ),
  hr: (given) => `<hr${given} />`,
  br: () => '<p>a<br />b</p>',
  ul: (given) => `<ul${given}><li>a</li></ul>`,
  ol: (given) => `<ol${given}><li>a</li></ol>`,
  li: (given) => `<ul><li${given}>a</li></ul>`,
  img: (given) => `<p>a<img${given} /></p>`,
  figure: (given) => `<figure${given}><img src="/assets/a.webp" alt="" /></figure>`,
  figcaption: (given) => `<figure><img src="/assets/a.webp" alt="" /><figcaption${given}>a</figcaption></figure>`,
  video: (given) => `<figure><video${given}></video></figure>`,
  track: (given) => `<figure><video src="/assets/a.mp4" controls><track${given} /></video></figure>`,
  table: (given) => `<table${given}><tbody><tr><td>a</td></tr></tbody></table>`,
  caption: (given) => `<table><caption${given}>a</caption><tbody><tr><td>a</td></tr></tbody></table>`,
  thead: () => '<table><thead><tr><td>a</td></tr></thead></table>',
  tbody: () => '<table><tbody><tr><td>a</td></tr></tbody></table>',
  tfoot: () => '<table><tfoot><tr><td>a</td></tr></tfoot></table>',
  tr: (given) => `<table><tbody><tr${given}><td>a</td></tr></tbody></table>`,
  td: (given) => `<table><tbody><tr><td${given}>a</td></tr></tbody></table>`,
  th: (given) => `<table><tbody><tr><th${given}>a</th></tr></tbody></table>`,
};

/** A value that the sanitiser keeps. */
const values: Record<string, string> = {
  class: 'ql-align-center',
  lang: 'la',
  dir: 'rtl',
  'data-block': 'abcdefghi1',
  start: '3',
  href: 'https://example.com/?a=1&amp;b=2',
  target: '_blank',
  rel: 'noopener',
  src: '/assets/a.webp',
  width: '300',
  height: '200',
  loading: 'lazy',
  poster: '/assets/a.webp',
  preload: 'none',
  colspan: '2',
  rowspan: '3',
  scope: 'col',
  kind: 'captions',
  playsinline: '',
  srclang: 'id',
};
/** Attributes without which an element is nothing, or which the sanitiser adds. */
const always: Record<string, Record<string, string>> = {
  a: { href: '/news' },
  img: { src: '/assets/a.webp', alt: '' },
  video: { src: '/assets/a.mp4', controls: '' },
  track: { src: '/assets/a.vtt' },
};
const formats: Record<string, string> = { b: 'strong', i: 'em' };
const pairs = [...articleElements].flatMap(([name, attributes]) =>
  [...(name === 'span' ? [] : ['']), ...attributes].map((attribute) => [name, attribute] as const),
);

test.each(pairs)('%s %s is kept by the sanitiser and has its place in the editor', (name, attribute) => {
  const own = { ...always[name], ...(attribute === 'target' && { rel: 'noopener' }) };
  const all: Record<string, string> = { [attribute]: values[attribute] ?? 'a &quot;b&quot;', ...own };
  const order = [...(articleElements.get(name) ?? []).filter((one) => one !== 'controls'), 'controls'];
  const given = order
    .filter((one) => one in all)
    .map((one) => (all[one] === '' && one !== 'alt' ? ` ${one}` : ` ${one}="${all[one]}"`))
    .join('');
  const kept = sanitizeArticleHtml(places[name]?.(given) ?? 'no place');
  // What bold text and the like say about language and direction stands outside.
  const format = formats[name] ?? name;
  const isFormat = ['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'code'].includes(format) && attribute !== '';
  expect(kept).toBe(
    isFormat ? `<p>x <span${given}><${format}>a</${format}></span></p>` : (places[format]?.(given) ?? ''),
  );
  expect(sanitizeArticleHtml(kept)).toBe(kept);
  expect(htmlOf(documentOf(kept))).toBe(kept);
});

describe('one way of writing', () => {
  test.each([
    [
      'text outside of a paragraph',
      'bare <b>text</b> &amp; more<p>then</p>\n\n<h4>a</h4> tail',
      '<p>bare <strong>text</strong> &amp; more</p><p>then</p><h4>a</h4><p>tail</p>',
    ],
    [
      'the only paragraph of a list item, cell or quotation',
      '<ul><li><p>a</p></li></ul><blockquote><p>b</p></blockquote><blockquote>c<p>d</p></blockquote>',
      '<ul><li>a</li></ul><blockquote>b</blockquote><blockquote><p>c</p><p>d</p></blockquote>',
    ],
    ['blank lines', '<p>a</p><p></p><p> </p><p><br></p><p>b<br></p><p><br></p>', '<p>a</p><p><br /></p><p>b<br /></p>'],
    [
      'rows without a section',
      '<table><tr><td>short</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '<table><tbody><tr><td>short</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      'parts without their whole',
      '<ul><p>no item</p></ul><li>alone</li><td>cell</td><figure><p>text</p></figure><ul></ul><table></table>',
      '<ul><li>no item</li></ul><ul><li>alone</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table><p>text</p>',
    ],
    [
      'a list between items',
      '<ol><li>a</li><ul><li>b</li></ul><li>c</li></ol>',
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
    ],
    [
      'figures',
      '<figure><figcaption>c</figcaption><a href="/news"><img src="/assets/a.webp"></a></figure><video src="/assets/a.mp4"></video>',
      '<figure><a href="/news"><img src="/assets/a.webp" alt="" /></a><figcaption>c</figcaption></figure><figure><video src="/assets/a.mp4" controls></video></figure>',
    ],
    [
      'white space, but not that of preformatted text',
      '<p> a  b\n c\u00a0 </p><pre>a\n  b <code>c</code></pre>',
      '<p>a b c\u00a0</p><pre>a\n  b <code>c</code></pre>',
    ],
    [
      'formats in one order, with neighbours joined',
      '<p><i><b>x</b></i><b><i>y</i></b><span lang="la"><span dir="rtl">z</span></span></p>',
      '<p><strong><em>xy</em></strong><span lang="la"><span dir="rtl">z</span></span></p>',
    ],
    [
      'a table of which the editor cannot have a map',
      `<table><tr>${'<td colspan="99">a</td>'.repeat(50)}</tr>${'<tr><td>b</td></tr>'.repeat(10)}</table>`,
      `${'<p>a</p>'.repeat(50)}${'<p>b</p>'.repeat(10)}`,
    ],
  ])('%s', (_what, given, expected) => {
    expect(sanitizeArticleHtml(given)).toBe(expected);
    expect(sanitizeArticleHtml(expected)).toBe(expected);
  });

  test('of all demo articles', () => {
    const articles = demoArticles.filter(({ category }) => category === 'news');
    const contents = articles.flatMap(({ details }) => Object.values(details).map(({ content }) => content));
    expect(contents.length).toBeGreaterThan(30);
    for (const content of contents) {
      const clean = sanitizeArticleHtml(content);
      expect(sanitizeArticleHtml(clean)).toBe(clean);
      expect(htmlOf(documentOf(clean))).toBe(clean);
      expect(textOf(clean)).toBe(textOf(content));
    }
  });
});

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('random edits lose nothing on the way to HTML and back', () => {
  expect(firstLoss({ edits: isLongRun ? 20_000 : 500, seed: 1 })).toBeUndefined();
});

test('200,000 characters are read in linear time', () => {
  for (const html of [
    '<b>'.repeat(8000),
    '<li>'.repeat(8000),
    '<p><br>'.repeat(4000),
    'a <hr>'.repeat(2600),
    ' '.repeat(200_000),
  ])
    expect(sanitizeArticleHtml(html).length).toBeLessThan(400_000);
});

test('a line of spaces stays a line, but for those at the end', () => {
  const { doc, blockquote, paragraph } = schema.nodes;
  const lineOf = (text: string) => paragraph.create(null, text ? schema.text(text) : null);
  const quotation = blockquote.create(null, ['a', ' ', ''].map(lineOf));
  const html = '<blockquote><p>a</p><p><br /></p><p><br /></p></blockquote><p><br /></p><p>z</p>';
  expect(htmlOf(doc.create(null, [quotation, lineOf(' '), lineOf('z'), lineOf(' ')]))).toBe(html);
  expect(sanitizeArticleHtml(html)).toBe(html);
});
