import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templates, words } from '../../src/i18n/site/words.ts';
import { fill } from '../../src/ui/forms/form-text.ts';
import { root } from '../support/sources.ts';

const directory = mkdtempSync(join(tmpdir(), 'message-arguments-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** The compiler must reject exactly the lines that end with `// refused`. */
const calls = `
import { templates, words } from ${JSON.stringify(join(root, 'src/i18n/site/words.ts'))};
import { fill } from ${JSON.stringify(join(root, 'src/ui/forms/form-text.ts'))};
const same = <const Text extends string>(text: Text) => ({ id: text, en: text }) as const;
const t = words({
  plain: same('Simpan'),
  lead: same('{count} dari {total}'),
  spaced: same('{ count , number } dari {total,number}'),
  found: same('{count, plural, =0 {Kosong} one {# result for “{text}”} other {# results for “{text}”}}'),
  open: same('{kind, select, news {Berita} other {Lainnya}}'),
  closed: same('{kind, select, news {Berita {title}} report {Laporan {year, number}}}'),
  nested: same('{kind, select, a {{n, plural, one {x} other {{unit, select, kg {kg} t {ton}}}}} b {}}'),
  twice: same('{kind, select, a {A} b {B}} {n} {n, number} {kind, select, b {B} c {C}}'),
  tag: same('a < b {n}'),
})('id');
const text: string = t.plain;
t.lead({ count: 3, total: 'tiga' });
t.spaced({ count: 3, total: 1200 });
t.found({ count: 1, text: 'bauksit' });
t.open({ kind: 'anything' });
t.closed({ kind: 'report', title: 'A', year: 2026 });
t.nested({ kind: 'a', n: 1, unit: 'kg' });
t.twice({ kind: 'b', n: 1 });
t.tag({ n: 1 });
const inBrowser = templates(t);
const shown: string = inBrowser.plain;
fill(inBrowser.lead, { count: '3', total: '4' });
fill(inBrowser.tag, { n: '1' });
fill(Math.random() < 0.5 ? inBrowser.lead : inBrowser.tag, { count: '3', total: '4', n: '1' });
fill(templates(t, ['tag']).tag, { n: '1' });
fill(inBrowser.lead, { kount: '3', total: '4' }); // refused
fill(inBrowser.lead, { count: '3' }); // refused
fill(inBrowser.lead, {}); // refused
fill(inBrowser.lead, { count: '3', total: '4', more: '5' }); // refused
fill(inBrowser.lead, { count: 3, total: '4' }); // refused
fill(Math.random() < 0.5 ? inBrowser.lead : inBrowser.tag, { n: '1' }); // refused
const unfilled: string = inBrowser.lead; // refused
fill(inBrowser.plain, {}); // refused
fill('{count} of {total}', { count: '3', total: '4' }); // refused
fill(t.lead, { count: '3', total: '4' }); // refused
templates(t, ['leed']); // refused
templates(t, ['tag']).lead; // refused
fill(inBrowser.spaced, { count: '3', total: '1200' }); // refused
fill(inBrowser.open, { kind: 'news' }); // refused
fill(inBrowser.closed, { kind: 'news', title: 'A', year: '2026' }); // refused
t.plain(); // refused
t.lead({ kount: 3, total: 4 }); // refused
t.lead({ kount: 3 }); // refused
t.lead({ count: 3 }); // refused
t.lead({ count: 3, total: 4, more: 5 }); // refused
t.lead({ count: new Date(0), total: 4 }); // refused
t.lead({ count: undefined, total: 4 }); // refused
t.lead({}); // refused
t.lead(); // refused
const unread: string = t.lead; // refused
t.spaced({ count: '3', total: 1200 }); // refused
t.found({ count: '1', text: 'bauksit' }); // refused
t.found({ count: 1 }); // refused
t.open({ kind: 3 }); // refused
t.closed({ kind: 'newz', title: 'A', year: 2026 }); // refused
t.closed({ kind: 'news', title: 'A' }); // refused
t.closed({ kind: 'news', title: 'A', year: '2026' }); // refused
t.nested({ kind: 'c', n: 1, unit: 'kg' }); // refused
t.nested({ kind: 'a', n: 1, unit: 'lb' }); // refused
t.nested({ kind: 'a', n: 1 }); // refused
t.twice({ kind: 'a', n: 1 }); // refused
t.twice({ kind: 'b', n: 'satu' }); // refused
words({ name: { id: '{a}', en: '{b}' } }); // refused
words({ more: { id: '{a}', en: '{a} {b}' } }); // refused
words({ none: { id: 'Halo', en: 'Hello {name}' } }); // refused
words({ none: { id: 'Halo {name}', en: 'Hello' } }); // refused
words({ type: { id: '{a, number}', en: '{a}' } }); // refused
words({ branch: { id: '{a, select, x {} y {}}', en: '{a, select, x {} z {}}' } }); // refused
words({ nest: { id: '{a, plural, other {{b}}}', en: '{a, plural, other {{c}}}' } }); // refused
words({ quoted: same("Tulis '{nama}'") }); // refused
words({ hash: same("{a, plural, other {'#'}}") }); // refused
words({ day: same('{day, date, long}') }); // refused
words({ style: same('{a, number, ::compact-short}') }); // refused
words({ open: same('{a') }); // refused
words({ open: same('{a, plural, other {x}') }); // refused
words({ close: same('{a} }') }); // refused
words({ nameless: same('{}') }); // refused
words({ type: same('{a, nmber}') }); // refused
words({ type: same('{a, plurl, other {}}') }); // refused
words({ other: same('{a, plural, one {#}}') }); // refused
words({ missing: { id: 'Simpan' } }); // refused
words({ same: { id: '{b} {a}', en: '{a} {b}' }, plural: { id: '{a, number}', en: '{a, plural, one {#} other {#}}' } });
`;

test('a message compiles only with the arguments of its text, equal in both languages; so does its template for the browser', () => {
  const file = join(directory, 'calls.ts');
  writeFileSync(file, calls);
  const lines = calls.split('\n').map((text, index) => ({ line: index + 1, text }));
  const refused = lines.filter(({ text }) => text.endsWith('// refused'));
  expect(refused.length).toBeGreaterThan(0);
  expect(linesRefusedIn(file)).toEqual(refused.map(({ line }) => line));
});

const t = words({
  closed: { id: '{kind, select, news {Berita} report {Laporan}}', en: '{kind, select, news {News} report {Report}}' },
  markup: { id: '<b>{name}</b>', en: '<b>{name}</b>' },
});

test('a select without `other` accepts its values', () => {
  expect(t('id').closed({ kind: 'report' })).toBe('Laporan');
  expect(t('en').closed({ kind: 'news' })).toBe('News');
});

test('markup in messages is text', () => {
  expect(t('en').markup({ name: 'Ani' })).toBe('<b>Ani</b>');
});

test('a template is the text of its message, and is filled in once', () => {
  const { both, plain } = templates(
    words({ both: { id: '{a} lalu {b}', en: '{a}, then {b}' }, plain: { id: 'Simpan', en: 'Save' } })('en'),
  );
  expect(JSON.stringify({ both, plain })).toBe('{"both":"{a}, then {b}","plain":"Save"}');
  expect(fill(both, { a: '{b}', b: '$&' })).toBe('{b}, then $&');
});

function linesRefusedIn(file: string): number[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = '--noEmit --ignoreConfig --strict --exactOptionalPropertyTypes --skipLibCheck --pretty false';
  const settings = '--target ESNext --module Preserve --moduleResolution bundler --allowImportingTsExtensions --types';
  const { stdout } = Bun.spawnSync([process.execPath, tsc, ...options.split(' '), ...settings.split(' '), '', file]);
  const found = [...stdout.toString().matchAll(/calls\.ts\((\d+),/g)].map(([, line]) => Number(line));
  return [...new Set(found)];
}
