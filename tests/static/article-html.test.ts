import { describe, expect, test } from 'bun:test';
import { EditorState } from 'prosemirror-state';
import { StoredText } from '../../src/backend/articles/editor/html/stored-text.ts';
import { htmlOf } from '../../src/backend/articles/editor/html/write-html.ts';
import { demoArticles } from '../../src/content/news/demo-articles.ts';
import { sanitizeArticleHtml } from '../../src/domain/articles/sanitize.ts';
import { blocksIn } from '../../src/fields/article-blocks.ts';

const seeded = demoArticles
  .filter(({ category }) => category === 'news')
  .flatMap(({ details }) => Object.values(details).map(({ content }) => sanitizeArticleHtml(content)));

const stored = [
  '<p class="ql-align-center ql-indent-2">Centred</p><p><br /></p><p></p>',
  '<ul><li class="ql-indent-1">one<ul><li>two<ol start="3"><li><p>three</p><p>four</p></li></ol></li></ul></li></ul>',
  'bare <b>text</b> &amp; more<p>then</p>\n\n<h4>a</h4> tail',
  '<figure data-block="0123456789"><img src="/assets/a.webp" alt="" width="300" loading="lazy" /><figcaption>A <small>B</small></figcaption></figure>',
  '<figure><video src="/assets/a.mp4" poster="/assets/a.webp" controls><track kind="captions" src="/assets/a.vtt" srclang="id" label="Indonesia" /></video></figure>',
  '<table><caption>C</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>1</td><td><p>2</p><ul><li>3</li></ul></td></tr></tbody></table>',
  '<table><tr><td>short</td></tr><tr><td>1</td><td>2</td></tr></table>',
  '<ul><p>no item</p></ul><li>alone</li><td>cell</td><figure><p>text</p></figure>',
  '<blockquote>bare<p>and not</p></blockquote><pre>a\n  b <code>c</code></pre><p lang="la" dir="ltr">x\u00a0y <i><b>z</b></i></p>',
  '<p>a  b\n  c</p><p><a href="https://example.com/?a=1&amp;b=%22" title="&quot;">l</a><img src="/assets/a.webp" alt="&lt;" /></p><hr />',
];

describe('opening and saving', () => {
  test.each(stored)('%s changes nothing', (html) => {
    expect(sanitizeArticleHtml(html)).toBe(html);
    const text = new StoredText(html);
    expect(text.htmlFor(text.doc)).toBe(html);
  });

  test('an article that was stored with frames writes what the sanitiser kept', () => {
    const html = sanitizeArticleHtml('<p>a</p><iframe src="https://video.example"></iframe>\n<p>b</p>');
    const text = new StoredText(html);
    expect(text.htmlFor(text.doc)).toBe(html);
  });

  test('all demo articles changes nothing, and each of their blocks can be edited', () => {
    expect(seeded.length).toBeGreaterThan(30);
    for (const html of seeded) {
      const text = new StoredText(html);
      expect(text.htmlFor(text.doc)).toBe(html);
      expect(text.doc.children.filter(({ type }) => type.name === 'raw')).toEqual([]);
    }
  });

  test('a rewritten block is what the sanitiser keeps', () => {
    for (const given of [...seeded, ...stored]) {
      for (const node of new StoredText(given).doc.children) {
        const html = `<p>a</p>${htmlOf(node)}`;
        expect(sanitizeArticleHtml(html)).toBe(html);
      }
    }
  });
});

test('an edit changes its own block only, and undoing it gives the stored bytes', () => {
  const html = '<p class="ql-indent-1">One</p>\n<p>Two</p>\n\n<p>Three</p>';
  const text = new StoredText(html);
  const state = EditorState.create({ doc: text.doc });
  const inSecond = text.doc.child(0).nodeSize + 1;
  const edit = state.tr.insertText('!', inSecond + 3);
  const id = String(text.doc.child(1).attrs.id);
  expect(text.htmlFor(edit.doc)).toBe(`<p class="ql-indent-1">One</p>\n<p data-block="${id}">Two!</p>\n\n<p>Three</p>`);
  const undone = edit.delete(inSecond + 3, inSecond + 4);
  expect(text.htmlFor(undone.doc)).toBe(html);
});

describe('blocks', () => {
  test('joined give the HTML again', () => {
    for (const html of [...seeded, ...stored]) {
      const { blocks, after } = blocksIn(html);
      expect(blocks.map((block) => block.before + block.html).join('') + after).toBe(html);
    }
  });

  test('have the same ids at each reading, and different ones where their text is equal', () => {
    const html = '<p>a</p><p data-block="0123456789">b</p><p>a</p>';
    const ids = blocksIn(html).blocks.map(({ id }) => id);
    expect(blocksIn(html).blocks.map(({ id }) => id)).toEqual(ids);
    expect(ids[1]).toBe('0123456789');
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{10}$/);
  });

  test('of 200,000 characters are read in linear time', () => {
    for (const html of ['<b>'.repeat(8000), '<'.repeat(200_000), '<p '.repeat(60_000), ' '.repeat(200_000)]) {
      expect(blocksIn(html).blocks.length).toBeLessThanOrEqual(1);
    }
  });
});
