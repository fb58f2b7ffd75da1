import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCheckout } from '../../scripts/setup/checkout-copy.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { sampled } from '../support/long-run.ts';
import { listening, runProgram, settingsOf } from '../support/processes.ts';

let checkout: ReturnType<typeof copyCheckout>;
let place: FreshDatabase;
beforeAll(async () => {
  checkout = copyCheckout();
  mkdirSync(join(checkout.root, 'dist'));
  place = await makeDatabase();
});
beforeEach(() => {
  rmSync(join(checkout.root, 'dist'), { recursive: true });
  mkdirSync(join(checkout.root, 'dist'));
  symlinkSync(resolve('dist/public'), join(checkout.root, 'dist/public'));
  cpSync('dist/manifest.json', manifest());
});
afterAll(async () => {
  checkout.remove();
  await place.remove();
});

const manifest = () => join(checkout.root, 'dist/manifest.json');
const start = (env: Record<string, string>) =>
  runProgram([process.execPath, '--no-env-file', 'src/server.ts'], { ...settingsOf(place), ...env }, checkout.root);
const advice =
  'Run "npm start", which builds what is missing and starts the site, or build it alone with ' +
  '"NODE_ENV=production bun scripts/build.ts" and start again.';

const damages: [state: string, damage: () => void, said: string | RegExp][] = [
  ['without a manifest', () => rmSync(manifest()), 'dist/manifest.json is missing or unreadable.'],
  [
    'with half a manifest',
    () => writeFileSync(manifest(), '{"files":{"site.css":'),
    'dist/manifest.json is missing or unreadable.',
  ],
  ['with a manifest of nothing', () => writeFileSync(manifest(), '{}'), 'dist/manifest.json is missing or unreadable.'],
  [
    'without the built files',
    () => rmSync(join(checkout.root, 'dist/public')),
    /dist\/public\/.+, dist\/public\/.+, dist\/public\/.+ and \d+ more are missing/,
  ],
];

test.each(sampled(damages, 0, 2, 3))(
  '%s the server does not start, and reports what is missing and which command builds it',
  async (_state, damage, said) => {
    damage();
    const { code, errors } = await start({}).end();
    expect(code).toBe(1);
    expect(errors).toMatch(said);
    expect(errors).toStartWith('The build of the site is incomplete: ');
    expect(errors).toEndWith(`${advice}\n`);
    expect(errors.trim().split('\n')).toHaveLength(1);
  },
);

test('a manifest that is removed while the server runs takes no page away', async () => {
  const server = await listening(start, {});
  rmSync(manifest());
  for (const path of ['/id', '/en/products', '/id/tidak-ada', '/backend/login', '/api/nothing']) {
    expect([path, (await fetch(server.address + path)).status]).toEqual([
      path,
      path.endsWith('ada') || path.endsWith('nothing') ? 404 : 200,
    ]);
  }
  expect(server.unexpected()).toBe('');
  expect((await server.stop()).code).toBe(0);
});
