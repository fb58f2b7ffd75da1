import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Conversation } from '../../scripts/dev/conversation.ts';
import { copyCheckout } from '../../scripts/setup/checkout-copy.ts';

type Answer = { kind: string; parts?: string[]; loaded?: string[] };

let checkout: ReturnType<typeof copyCheckout>;
let builder: Conversation<{ changed: string[] }, Answer>;
let ready: Answer;
beforeAll(async () => {
  checkout = copyCheckout();
  builder = new Conversation(['scripts/dev/builder.ts'], process.env, checkout.root);
  ready = await builder.answer();
});
afterAll(async () => {
  await builder.end();
  checkout.remove();
});

/** Build steps that run after a change of a file. */
async function builtAfter(path: string, change: (source: string) => string): Promise<string[] | undefined> {
  const file = join(checkout.root, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return (await builder.ask({ changed: [path] })).parts;
}

const builtFiles = () => readdirSync(join(checkout.root, 'dist/public'), { recursive: true, encoding: 'utf8' });

test.each([
  ['a word', 'src/i18n/public/home.words.ts', 'The year the refinery came to life', 'Another title'],
  ['a text in a template', 'src/pages/home/home.tsx', 'id="report-title"', 'id="report-name"'],
  [
    'a query',
    'src/domain/articles/queries.ts',
    'export const newestFirst = [desc(',
    'export const newestFirst = [asc(',
  ],
])('after a change of %s nothing is built', async (_kind, path, from, to) => {
  expect(await builtAfter(path, (source) => source.replace(from, to))).toEqual([]);
});

test('a new utility changes the style sheets only', async () => {
  const parts = await builtAfter('src/pages/home/home.tsx', (source) =>
    source.replace('className="report-ground"', 'className="report-ground mt-[37px]"'),
  );
  expect(parts).toEqual(['style sheets']);
  const manifest = JSON.parse(readFileSync(join(checkout.root, 'dist/manifest.json'), 'utf8'));
  const sheet = join(checkout.root, 'dist/public', manifest.files['site.css'].slice('/static/'.length));
  expect(readFileSync(sheet, 'utf8')).toContain('margin-top:37px');
});

test('a rule changes the style sheets only', async () => {
  const parts = await builtAfter(
    'src/ui/styles/home.css',
    (source) => `${source}\n.of-this-test { color: inherit; }\n`,
  );
  expect(parts).toEqual(['style sheets']);
});

test('an island changes the bundle of the islands only', async () => {
  const parts = await builtAfter('src/ui/search/search-box.island.tsx', (source) =>
    source.replace('className="search-box"', 'className="search-box" data-test=""'),
  );
  expect(parts).toEqual(['islands']);
});

test('a picture or a document changes the manifest without encoding variants', async () => {
  expect(await builtAfter('static/pictures/pictures.json', (source) => `${source}\n`)).toEqual(['pictures']);
  expect(builtFiles().filter((name) => name.endsWith('.avif'))).toEqual([]);
});

test('nothing is compressed', () => {
  expect(builtFiles().filter((name) => /\.(gz|br|zst)$/.test(name))).toEqual([]);
});

test('the builder knows its own sources, which require a restart', () => {
  expect(ready.loaded).toEqual(expect.arrayContaining(['uno.config.ts', 'src/ui/media/icon-names.ts']));
  expect(ready.loaded?.some((path) => path.startsWith('src/pages/'))).toBe(false);
});
