import { expect, test } from 'bun:test';
import { compareRichTexts, type Part } from '../../../src/domain/merging/rich-texts.ts';
import { DiffBudget } from '../../../src/domain/versions/comparison/diff.ts';

const compare = (before: string, after: string, budget = new DiffBudget()) => compareRichTexts(before, after, budget);
const marked = (parts: readonly Part[]) =>
  parts.map(({ html, isChanged }) => (isChanged ? `[${html}]` : html)).join('');
const sides = (before: string, after: string) =>
  compare(before, after).map((row) => [marked(row.before), marked(row.after)]);

test.each([
  ['a word', '<p>One two.</p>', '<p>One three.</p>', ['<p>One [two].</p>', '<p>One [three].</p>']],
  [
    'words in a row',
    '<p>One two three.</p>',
    '<p>One four five.</p>',
    ['<p>One [two three].</p>', '<p>One [four five].</p>'],
  ],
  [
    'formatting',
    '<p>One two.</p>',
    '<p>One <strong>two</strong>.</p>',
    ['<p>One [two].</p>', '<p>One <strong>[two]</strong>.</p>'],
  ],
  [
    'the target of a link',
    '<p><a href="/a">Link</a></p>',
    '<p><a href="/b">Link</a></p>',
    ['<p><a href="/a">[Link]</a>[ (/a)]</p>', '<p><a href="/b">[Link]</a>[ (/b)]</p>'],
  ],
  [
    'a heading',
    '<p data-block="aaaaaaaaaa">Title</p>',
    '<h2 data-block="aaaaaaaaaa">Title</h2>',
    ['<p data-block="aaaaaaaaaa">[Title]</p>', '<h2 data-block="aaaaaaaaaa">[Title]</h2>'],
  ],
  [
    'a cell',
    '<table><tbody><tr><td>1.5</td><td>same</td></tr></tbody></table>',
    '<table><tbody><tr><td>2.5</td><td>same</td></tr></tbody></table>',
    [
      '<table><tbody><tr><td>[1.5]</td><td>same</td></tr></tbody></table>',
      '<table><tbody><tr><td>[2.5]</td><td>same</td></tr></tbody></table>',
    ],
  ],
  [
    'the description of a picture',
    '<figure><img src="/assets/a.webp" alt="Ship"></figure>',
    '<figure><img src="/assets/a.webp" alt="Port"></figure>',
    [
      '<figure>[<img src="/assets/a.webp" alt="Ship">][ Ship]</figure>',
      '<figure>[<img src="/assets/a.webp" alt="Port">][ Port]</figure>',
    ],
  ],
  [
    'a video',
    '',
    '<figure><video src="/assets/a.mp4" controls><track src="/assets/a.vtt"></video></figure>',
    ['', '<figure>[<video src="/assets/a.mp4" controls><track src="/assets/a.vtt"></video>]</figure>'],
  ],
  ['an entity', '<p>a &lt; b</p>', '<p>a &gt; b</p>', ['<p>a [&lt;] b</p>', '<p>a [&gt;] b</p>']],
])('%s that differs is marked, and tags stay outside of marks', (_what, before, after, expected) => {
  expect(sides(before, after)).toEqual([expected]);
});

test('block identifiers are no difference', () => {
  expect(compare('<p>One</p>', '<p data-block="aaaaaaaaaa">One</p>').map(({ isChanged }) => isChanged)).toEqual([
    false,
  ]);
});

test('blocks that were added stand beside nothing', () => {
  expect(sides('<p>One</p><p>Two</p>', '<p>One</p><hr><p>Two</p>')).toEqual([
    ['<p>One</p>', '<p>One</p>'],
    ['', '[<hr>]'],
    ['<p>Two</p>', '<p>Two</p>'],
  ]);
});

const texts = [
  '',
  'loose',
  '<p>Alumina</p><p>from <strong>bauxite</strong></p>',
  '<p>Aluminium</p>\n<p>from <em>bauxite</em></p><ul><li>A</li><li>B</li></ul>',
  '<blockquote><p>🚢 One &amp; two</p></blockquote><hr><p>End</p>',
  '<p>from <a href="/a">one</a> and <a href="/b">two</a></p>',
];

test('without what is said about links and pictures, both sides are the texts', () => {
  for (const before of texts)
    for (const after of texts) {
      const rows = compare(before, after);
      const joined = (side: 'before' | 'after') =>
        rows.flatMap((row) => row[side].filter(({ html }) => !html.startsWith(' (/')).map(({ html }) => html)).join('');
      expect(joined('before')).toBe(before);
      expect(joined('after')).toBe(after);
      for (const { html, isChanged } of rows.flatMap((row) => [...row.before, ...row.after])) {
        if (isChanged) expect(html).toMatch(/^(?:[^<>]*|<(?:hr|img)[^<>]*>)$/);
      }
    }
});

test('texts that share nothing are compared within the budget of a page', () => {
  const [one, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 5000 }, (_, index) => `<p>${letter}${index}</p>`).join(''),
  );
  expect(compare(one ?? '', other ?? '', new DiffBudget(10_000)).length).toBeGreaterThan(0);
});
