import { expect, test } from 'bun:test';
import { routes } from '../../../src/routes.ts';
import { readMain } from '../../../src/web/pages/readable-text.ts';

const read = (main: string) =>
  readMain(new TextEncoder().encode(`<body><header>Menu</header><main>${main}</main></body>`), routes.governance.index);
const texts = (main: string) => read(main).blocks.map(({ text }) => text);

test('the text of a page is that of its main part, one entry for each block', () => {
  expect(
    texts('<h1>Gover&#x27;nance</h1><div>One<p>Two &amp; <b>th</b>ree</p>four</div><ul><li>a</li><li>b</li></ul>'),
  ).toEqual(["Gover'nance", 'One', 'Two & three', 'four', 'a', 'b']);
});

test('words are neither joined nor split by the markup around them', () => {
  expect(texts('<p><span>1</span><span>Grinding</span> pertanggung\u00adjawaban CO<sub>2</sub><br>end</p>')).toEqual([
    '1 Grinding pertanggungjawaban CO2 end',
  ]);
});

test('navigation, code, hidden parts and links to other pages are left out, also when they are blocks', () => {
  const parts = [
    '<nav>Home</nav>',
    '<script>let a;</script>',
    '<div hidden>Hidden</div>',
    '<svg aria-hidden="true"><path d="M0"/><text>Drawn</text></svg>',
    '<p>See <a href="/en/contact#form">Contact</a> or <a href="/assets/a.pdf">the file</a> or <a href="#b">below</a></p>',
    '<input hidden><p>Last</p>',
  ];
  expect(texts(parts.join(''))).toEqual(['See or the file or below', 'Last']);
});

test('headings are told from text, and items of a list keep their id', () => {
  const { blocks } = read('<ul><li id="bayu"><h3>Bayu</h3><p>Director</p></li><li>Other</li></ul><p>After</p>');
  expect(blocks).toEqual([
    { text: 'Bayu', isHeading: true, isLabel: false, item: 'bayu' },
    { text: 'Director', isHeading: false, isLabel: false, item: 'bayu' },
    { text: 'Other', isHeading: false, isLabel: false, item: undefined },
    { text: 'After', isHeading: false, isLabel: false, item: undefined },
  ]);
});

test('each label of a drawing is told from the text around it, and an icon splits no sentence', () => {
  const { blocks } = read(
    '<p>Read <svg aria-hidden="true"><use href="#i"/></svg> more</p>Before<svg><text>Mill</text><g><text>Digester</text></g></svg>After',
  );
  expect(blocks.map(({ text, isLabel }) => ({ text, isLabel }))).toEqual([
    { text: 'Read more', isLabel: false },
    { text: 'Before', isLabel: false },
    { text: 'Mill', isLabel: true },
    { text: 'Digester', isLabel: true },
    { text: 'After', isLabel: false },
  ]);
});

test('an item whose heading leads to another page is left out with its text', () => {
  const parts = [
    '<ul><li><h3><a href="/en/contact">Contact</a></h3><p>Write to us</p></li>',
    '<li><h3><a href="/assets/a.pdf">Charter</a></h3><p>Its duties</p></li></ul>',
    '<article><h2><a href="/en/read-news/7">Story</a></h2><p>Excerpt</p></article><p>After</p>',
  ];
  expect(texts(parts.join(''))).toEqual(['Charter', 'Its duties', 'After']);
});

test('pictures with an alternative text are listed once', () => {
  const pictures = [
    '<img src="/a.jpg" alt="A">',
    '<img src="/a.jpg" alt="A">',
    '<img src="/b.jpg" alt="">',
    '<img src="data:x" alt="B">',
  ];
  expect(read(pictures.join('')).pictures).toEqual(['/a.jpg']);
});
