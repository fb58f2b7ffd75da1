import { beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../src/commands/commands.ts';
import { Metrics } from '../../src/web/requests/metrics.ts';
import { root } from '../support/sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const recipes = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
const guides = [
  'docs/operations.md',
  ...readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`),
].filter((path) => path.endsWith('.md'));

/** Settings of the site, as .env.example names them. */
const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''));

/** Variables of other programs that the recipes set. */
const foreign = new Set([
  ...[
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'MINIO_ROOT_USER',
    'MINIO_ROOT_PASSWORD',
    'STORAGE_PASSWORD',
  ],
  ...['DOMAIN', 'SITE', 'PGPASSWORD', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TEST_DATABASE', 'TEST_DATABASE_URL'],
  ...['CHROMIUM_PATH', 'HEADED', 'TZ'],
]);

/** Names in a text that are set like a setting: `NAME=value`, or `NAME: value` in Compose. */
function settingsIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<![\w$-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|DOMAIN|SITE|HOST|PORT|SEED|PICTURES)(?:=|:\s(?!\/\/))/g,
    ),
  ].map(([, name]) => name ?? '');
}

const program = /(?:(?:^|[\s/])alumina-site|^bun run site)[ \t]+((?:--?)?[a-z][a-z-]*)([^`\n|&;)]*)/gm;

/** Commands of the site in code, with their options. */
function commandsIn(text: string) {
  const code = [...text.matchAll(/```(?:sh|ini)?\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  return code.flatMap((piece) =>
    [...piece.matchAll(program)].map(([, name = '', rest = '']) => ({
      name,
      word: /^ +([a-z][a-z-]+)/.exec(rest)?.[1],
      options: [...rest.matchAll(/(?<=\s)--[a-z-]+/g)].map(([option]) => option),
    })),
  );
}

describe.each([...recipes, ...guides])('%s', (path) => {
  test('names settings that exist', () => {
    const unknown = settingsIn(read(path)).filter((name) => !settings.has(name) && !foreign.has(name));
    expect(unknown).toEqual([]);
  });
});

test.each(guides)('%s names commands and options that exist', (path) => {
  for (const { name, word, options } of commandsIn(read(path))) {
    if (name.startsWith('-')) continue;
    expect(Object.keys(commands)).toContain(name);
    const help = commands[name]?.help ?? '';
    if (name === 'account' || name === 'audit') expect(help).toContain(`  ${name} ${word}`);
    expect([name, options.filter((option) => option !== '--help' && !help.includes(option))]).toEqual([name, []]);
  }
});

test('a setting and a command that do not exist are found', () => {
  expect(settingsIn('PURGE_ULRS=x\n      SITE_NAME: y\nsee DATA_DIR: the folder')).toEqual([
    'PURGE_ULRS',
    'SITE_NAME',
    'DATA_DIR',
  ]);
  expect(commandsIn('```sh\nalumina-site chekc --public\n```\nand `bun run site restore F --verfy`')).toEqual([
    { name: 'chekc', word: undefined, options: ['--public'] },
    { name: 'restore', word: undefined, options: ['--verfy'] },
  ]);
});

test('files and places that the recipes name beside each other exist', () => {
  const compose = read('deploy/containers/compose.yaml');
  const mounted = [...compose.matchAll(/- (\.\.\/[\w./-]+):/g)].map(([, file]) => file ?? '');
  expect(mounted).toHaveLength(2);
  for (const file of mounted) expect(() => read(join('deploy/containers', file))).not.toThrow();
  for (const path of recipes) {
    for (const [named] of read(path).matchAll(/docs\/[\w/-]+\.md(?:, "[^"]+")?/g)) {
      const [file = '', heading] = named.split(', ');
      const text = read(file);
      if (heading) expect([path, text.includes(`## ${heading.replaceAll('"', '')}\n`)]).toEqual([path, true]);
    }
  }
});

test('the container lets native code be loaded from its folder for temporary files', () => {
  expect(read('deploy/containers/compose.yaml')).toMatch(
    /^ {4}read_only: true\n(?: {4}#.*\n)* {4}tmpfs: \["\/tmp:(?:\w+,)*exec\b/m,
  );
});

describe('figures', () => {
  const figures = new Metrics({
    storage: async () => ({ free: 1, reserve: 1 }),
    descriptors: () => 70,
    workers: () => ({ asset: { running: 0, waiting: 0 } }),
    activityLog: () => undefined,
    foreignStarts: () => 0,
    pool: () => ({ taken: 0, waiting: 0, size: 1 }),
    isDatabaseAvailable: () => true,
    cache: () => ({ pages: 0, bytes: 0 }),
    jobs: () => new Map([['trash.purge', new Date('2026-11-02T03:00:00Z')]]),
    unpurgedCaches: async () => 0,
    backups: async () => undefined,
    outbox: async () => ({ waiting: 0, failing: 0, oldest: undefined }),
  });
  let kinds: Map<string, string>;
  let ownNames: string[];
  beforeAll(async () => {
    const types = [...(await figures.read()).matchAll(/^# TYPE (\w+) (\w+)/gm)];
    kinds = new Map(types.map(([, name = '', kind = '']) => [name, kind]));
    ownNames = [...kinds.keys()].filter((name) => name.startsWith('site_'));
  });
  const figuresIn = (text: string) =>
    [...text.matchAll(/\b([a-z][a-z0-9_]+)\{/g)].map(([, name = '']) => name.replace(/_(count|bucket|sum)$/, ''));

  test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/site.json'])(
    '%s asks for figures that the site has',
    (path) => {
      const asked = figuresIn(read(path));
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((name) => name !== 'up' && !kinds.has(name))).toEqual([]);
    },
  );

  test('names have one prefix, base units and timestamps instead of ages, and counters end with "total"', () => {
    const ofLibrary = /^(?:process|nodejs)_/;
    expect([...kinds.keys()].filter((name) => !name.startsWith('site_') && !ofLibrary.test(name))).toEqual([]);
    expect(
      ownNames.filter((name) => /_(?:age|milliseconds|minutes|hours|kilobytes|megabytes|percent)\b/.test(name)),
    ).toEqual([]);
    for (const name of ownNames) expect([name, name.endsWith('_total')]).toEqual([name, kinds.get(name) === 'counter']);
    expect(kinds.get('site_build_info')).toBe('gauge');
  });

  test('the dashboard shows every figure of the site', () => {
    const shown = new Set(figuresIn(read('deploy/grafana/site.json')));
    const notShown = ownNames.filter((name) => !shown.has(name));
    expect(notShown).toEqual([
      'site_page_cache_pages',
      'site_activity_log_check_timestamp_seconds',
      'site_backup_duration_seconds',
      'site_backup_proof_duration_seconds',
      'site_backup_proof_timestamp_seconds',
    ]);
  });
});
