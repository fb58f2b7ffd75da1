import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { mergeBlocks, splitBlocks } from '../../../src/domain/merging/merge-blocks.ts';
import { type Choice, mergeValues } from '../../../src/domain/merging/merge-values.ts';
import { differentFrom } from '../../../src/domain/merging/rich-texts.ts';
import { DiffBudget } from '../../../src/domain/versions/comparison/diff.ts';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const withId = (id: string, text: string) => `<p data-block="${id}">${text}</p>`;
const textsOf = (html: string) => splitBlocks(html).map((block) => block.html);
const isHtml = (field: string) => field === 'content';

describe('HTML is split into blocks', () => {
  // `|` is where a block ends.
  test.each([
    ['paragraphs and headings', '<h2>A</h2>\n|<p>b</p>|<p>c</p>'],
    ['nested lists stay whole', '<ul><li>a<ul><li>b</li></ul></li></ul>|<p>c</p>'],
    ['rules', '<p>a</p>|<hr>|<hr />|<p>b</p>'],
    ['text outside of elements', 'loose <strong>text</strong> here|<p>a</p>'],
    ['a picture outside of elements', '<img src="/assets/a.webp" alt="">|<p>a</p>'],
    ['line breaks', '<p>a<br>b<br />c</p>|<p>d</p>'],
    ['end tags without a start', '</p>|<p>a</p>'],
    ['elements without an end', '<p>a<p>b'],
    ['a comment with a tag in it', '<!-- <p> -->|<p>a</p>'],
    ['names in capitals', '<P>a</P>|<HR>|<p>b</P>'],
    ['nothing', ''],
  ])('%s', (_name, blocks) => {
    expect(textsOf(blocks.replaceAll('|', '')).join('|')).toBe(blocks);
  });

  test('joined blocks are the same text, also of malformed HTML', () => {
    const piece = fc.constantFrom(...'<p> </p> <ul> </ul> <li> <br> <hr/> < > a <!-- -->'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(textsOf(pieces.join('')).join('')).toBe(pieces.join(''));
      }),
    );
  });

  test('a block has the identifier of its element', () => {
    expect(splitBlocks('<p class="x" data-block="abcdefghij">a</p><p>b</p>').map(({ id }) => id)).toEqual([
      'abcdefghij',
      undefined,
    ]);
  });
});

describe('two edits of a text are merged by block', () => {
  // Paragraphs by their texts, with `|` between them.
  const written = (texts: string) => (texts === '' ? '' : p(...texts.split('|')));
  test.each([
    ['different paragraphs', 'a|b|c', 'A|b|c', 'a|b|C', 'A|b|C'],
    ['adjacent paragraphs', 'a|b', 'A|b', 'a|B', 'A|B'],
    ['the same change', 'a|b', 'A|b', 'A|b', 'A|b'],
    ['an addition and an edit', 'a|b', 'a|new|b', 'a|B', 'a|new|B'],
    ['two additions at the end: theirs first', 'a', 'a|mine', 'a|theirs', 'a|theirs|mine'],
    ['two additions to nothing', '', 'mine', 'theirs', 'theirs|mine'],
    ['the same addition', 'a', 'a|new', 'a|new', 'a|new'],
    ['the same addition and a further one', 'a', 'a|new|mine', 'a|new', 'a|new|mine'],
    ['a removal and an edit elsewhere', 'a|b|c', 'b|c', 'a|b|C', 'b|C'],
    ['the same removal', 'a|b', 'b', 'b', 'b'],
    ['a block moved by one', 'a|b|c', 'b|c|a', 'a|b|C', 'b|C|a'],
    ['a block moved by one and edited by the other', 'one|b|c', 'b|c|one', 'ONE!|b|c', 'b|c|ONE!'],
    ['a block moved by both: where it is stored', 'a|b|c|d', 'b|a|c|d', 'b|c|d|a', 'b|c|d|a'],
    ['equal paragraphs', 'x|x|x', 'x|x|x|y', 'z|x|x|x', 'z|x|x|x|y'],
    ['a block split by one', 'one two|b', 'one|two|b', 'one two|B', 'one|two|B'],
  ])('%s', (_name, base, mine, theirs, merged) => {
    expect(mergeBlocks(written(base), written(mine), written(theirs)).join('')).toBe(written(merged));
  });

  test('of a block moved by one and added once more, with a word, by the other nothing that was added is lost', () => {
    const [base, mine] = [p('one two three', 'a', 'b'), p('one two three', 'a', 'one two three four', 'b')];
    const merged = mergeBlocks(base, mine, p('a', 'one two three', 'b')).join('');
    expect(merged).toBe(p('a', 'one two three', 'one two three four', 'b'));
  });

  test('an identifier given by one is no change of a block that the other edited', () => {
    expect(mergeBlocks(p('a', 'b'), withId('aaaaaaaaaa', 'a') + p('B'), p('A', 'b')).join('')).toBe(p('A', 'B'));
  });

  test('a block edited differently by both is an overlap, and its neighbours are merged', () => {
    expect(mergeBlocks(p('a', 'b', 'c'), p('a', 'mine', 'C'), p('A', 'theirs', 'c'))).toEqual([
      p('A'),
      { base: p('b'), mine: p('mine'), theirs: p('theirs') },
      p('C'),
    ]);
  });

  test('a block removed by one and edited by the other is an overlap', () => {
    expect(mergeBlocks(p('a', 'b'), p('b'), p('A', 'b'))).toEqual([{ base: p('a'), mine: '', theirs: p('A') }, p('b')]);
  });

  test('a block with an identifier is found after a move and a rewrite', () => {
    const base = withId('aaaaaaaaaa', 'first words') + withId('bbbbbbbbbb', 'second');
    const mine = withId('bbbbbbbbbb', 'second') + withId('aaaaaaaaaa', 'something else');
    const theirs = withId('aaaaaaaaaa', 'first words') + withId('bbbbbbbbbb', 'SECOND');
    expect(mergeBlocks(base, mine, theirs).join('')).toBe(
      withId('bbbbbbbbbb', 'SECOND') + withId('aaaaaaaaaa', 'something else'),
    );
  });

  test('an addition sent again after it was edited is one overlap, not two paragraphs', () => {
    const [first, second] = [
      'The ship arrived on Monday with alumina.',
      'The ship arrived on Monday with alumina again.',
    ];
    expect(mergeBlocks(p('a'), p('a', second), p('a', first))).toEqual([
      p('a'),
      { base: '', mine: p(second), theirs: p(first) },
    ]);
    const [stored, edited] = [withId('cccccccccc', 'old'), withId('cccccccccc', 'quite new')];
    expect(mergeBlocks(p('a'), p('a') + edited, p('a') + stored)).toEqual([
      p('a'),
      { base: '', mine: edited, theirs: stored },
    ]);
  });

  const text = fc.constantFrom('a', 'b', 'c', 'd', 'e', '', 'a b c', 'one two three four');
  const html = fc.array(text, { maxLength: 12 }).map((texts) => p(...texts));

  test('merging with an unchanged text gives the other one, byte for byte', () => {
    fc.assert(
      fc.property(html, html, (base, edited) => {
        expect(mergeBlocks(base, edited, base).join('')).toBe(edited);
        expect(mergeBlocks(base, base, edited).join('')).toBe(edited);
        expect(mergeBlocks(base, edited, edited).join('')).toBe(edited);
      }),
    );
  });

  test('no added paragraph is lost, and none is there more often than both editors wrote it together', () => {
    fc.assert(
      fc.property(html, html, html, (base, mine, theirs) => {
        const all = mergeBlocks(base, mine, theirs).flatMap((part) =>
          typeof part === 'string' ? [part] : [part.mine, part.theirs],
        );
        const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
        const [before, ours, others, after] = [textsOf(base), textsOf(mine), textsOf(theirs), all.flatMap(textsOf)];
        for (const one of new Set([...ours, ...others])) {
          if (!before.includes(one)) expect(count(after, one)).toBeGreaterThan(0);
          expect(count(after, one)).toBeLessThanOrEqual(count(ours, one) + count(others, one));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('eight thousand blocks that have nothing in common cost less than a second', () => {
    const many = (word: string) => p(...Array.from({ length: 7900 }, (_, index) => `${word} ${index % 7}`));
    const began = process.cpuUsage();
    mergeBlocks(many('a'), many('b'), `${many('c')}<p>c</p>`);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});

describe('the values of a form are merged', () => {
  const base = { title: 'Bauxite', author: 'Newsroom', content: p('a', 'b') };
  const merge = (mine: object, theirs: object, chosen: [string, Choice][] = []) =>
    mergeValues(base, { ...base, ...mine }, { ...base, ...theirs }, { isHtml, choices: new Map(chosen) });

  test('fields changed by one editor each', () => {
    const { texts, differences, hasMerged } = merge({ title: 'Kiln' }, { author: 'Sari', content: p('a', 'B') });
    expect({ texts, differences, hasMerged }).toEqual({
      texts: { title: 'Kiln', author: 'Sari', content: p('a', 'B') },
      differences: [],
      hasMerged: true,
    });
  });

  test('line breaks and surrounding white space are not a change', () => {
    expect(merge({ content: ` ${p('a', 'b')}\r\n` }, { content: p('A', 'b') }).texts.content).toBe(p('A', 'b'));
  });

  test('a field and a block changed by both are differences, until they are decided', () => {
    const [mine, theirs] = [
      { title: 'Kiln', content: p('mine', 'b') },
      { title: 'Alumina', content: p('theirs', 'B') },
    ];
    const open = merge(mine, theirs);
    expect(open.differences).toMatchObject([
      { field: 'title', isBlock: false, base: 'Bauxite', mine: 'Kiln', theirs: 'Alumina' },
      { field: 'content', isBlock: true, base: p('a'), mine: p('mine'), theirs: p('theirs') },
    ]);
    expect(open.texts).toEqual({ title: 'Kiln', author: 'Newsroom', content: p('mine', 'B') });
    const [title = '', block = ''] = open.differences.map(({ key }) => key);

    const half = merge(mine, theirs, [[title, 'theirs']]);
    expect(half.differences.map(({ key }) => key)).toEqual([block]);
    expect(half.decided).toMatchObject([{ field: 'title', choice: 'theirs' }]);
    const decided = merge(mine, theirs, [
      [title, 'theirs'],
      [block, 'both'],
    ]);
    expect(decided.differences).toEqual([]);
    expect(decided.texts).toEqual({ title: 'Alumina', author: 'Newsroom', content: p('theirs', 'mine', 'B') });
  });

  test('equal differences at two places have keys of their own', () => {
    const twice = mergeValues({ content: p('x', 'x') }, { content: p('m', 'm') }, { content: p('t', 't') }, { isHtml });
    expect(new Set(twice.differences.map(({ key }) => key)).size).toBe(2);
  });

  test('without a common version all values that are not the same are differences', () => {
    const { differences } = mergeValues(
      undefined,
      { title: 'Kiln', content: p('a') },
      { title: 'Kiln', content: p('b') },
      { isHtml },
    );
    expect(differences).toMatchObject([
      { field: 'content', isBlock: false, base: undefined, mine: p('a'), theirs: p('b') },
    ]);
  });
});

describe('the words that differ', () => {
  const rewritten = ['The ships are washed by hand.', 'The ships are washed by night.'] as const;

  test('are marked while the budget of the page lasts', () => {
    const budget = new DiffBudget();
    expect(differentFrom(...rewritten, budget)).toContainEqual({ text: 'night', isDifferent: true });
    const words = Array.from({ length: 500 }, (_, index) => `w${index}`);
    const turned = [words.join(' '), words.toReversed().join(' ')] as const;
    // An article can have a hundred such blocks, and others wait while they are compared.
    const marked = Array.from({ length: 100 }, () => differentFrom(...turned, budget).length > 1);
    expect(marked[0]).toBe(true);
    expect(marked.filter(Boolean).length).toBeLessThan(10);
    expect(differentFrom(...rewritten, budget)).toEqual([{ text: rewritten[1], isDifferent: false }]);
  });
});
