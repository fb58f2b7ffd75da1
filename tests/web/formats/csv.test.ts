import { describe, expect, test } from 'bun:test';
import { csvFile, csvText } from '../../../src/web/formats/csv.ts';

test('a table is a CSV file without formulas', async () => {
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
      `'=1+1," '@x",'-2`,
      `" lead","trail ",'+3`,
      `"	x","x\r",é`,
      '',
    ].join('\r\n'),
  );
});

describe('a cell', () => {
  const cellOf = (text: string) => csvText(['Head'], [[text]]).slice('\uFEFFHead\r\n'.length, -2);

  test.each([
    ['Halo;=1+1;sisa', `Halo;'=1+1;sisa`],
    ['Halo; =1+1', `Halo; '=1+1`],
    ['Halo;\u00a0=1+1', `Halo;\u00a0'=1+1`],
    ['Halo\t=1+1\tsisa', `Halo\t'=1+1\tsisa`],
    ['Halo\n=1+1', `"Halo\n'=1+1"`],
    ['Halo\r\n@SUM(1)', `"Halo\r\n'@SUM(1)"`],
    ['Halo\u000b=1+1', `Halo\u000b'=1+1`],
    ['Halo|+cmd|x', `Halo|'+cmd|x`],
    ['Halo^-1', `Halo^'-1`],
    ['Halo =1+1', `Halo '=1+1`],
    ['Halo:=1+1', `Halo:'=1+1`],
    ['";=1+1;"', `""";'=1+1;"""`],
    ['x"=1+1', `"x""'=1+1"`],
    ['Halo,=1+1', `"Halo,'=1+1"`],
    ['=1+1;=2+2', `'=1+1;'=2+2`],
    ['\u200b=1+1', `\u200b'=1+1`],
    ['\uff1d1+1', `'\uff1d1+1`],
    ['--1', `'--1`],
  ])('%j is no formula, whichever separator the file is opened with', (text, expected) => {
    expect(cellOf(text)).toBe(expected);
    for (const part of cellOf(text).split(/[^\p{L}\p{N}'+@=\uff1d()-]+/u)) expect(part).not.toMatch(/^[=+@\uff1d-]./);
  });

  test.each([
    'sari@example.com',
    '2026-11-27T01:15:00.000Z',
    '+62 812'.slice(1),
    'Kilang - Mempawah',
    'https://www.example.com/?a=1',
    'a1b2-c3d4',
    "l'a-b",
    'café-é',
  ])('%j stays as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });
});
