import { expect, test } from 'bun:test';
import { csvFile } from '../../../src/web/formats/csv.ts';

test('a table is a CSV file without executable formulas', async () => {
  async function* rows() {
    yield [['a', 1, null]];
    yield [
      ['say "hi"', 'a,b', 'two\nlines'],
      ['=1+1', ' @x', '-2'],
      [' lead', 'trail ', '+3'],
      ['\tx', 'x\r', 'é'],
    ];
  }
  const answer = csvFile('log.csv', ['One', 'Two', 'Three'], rows());
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="log.csv"');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await answer.bytes()).toString()).toBe(
    [
      '\uFEFFOne,Two,Three',
      'a,1,',
      '"say ""hi""","a,b","two\nlines"',
      `'=1+1,' @x,'-2`,
      `" lead","trail ",'+3`,
      `'\tx,"x\r",é`,
      '',
    ].join('\r\n'),
  );
});
