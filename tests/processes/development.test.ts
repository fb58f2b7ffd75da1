import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../../scripts/setup/checkout-copy.ts';
import { freePort, runProgram } from '../support/processes.ts';
import { slow } from '../support/slow.ts';

let checkout: ReturnType<typeof copyCheckout>;
let development: ReturnType<typeof runProgram>;
let address: string;
beforeAll(async () => {
  checkout = copyCheckout();
  const port = freePort();
  address = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'development', PORT: String(port), DATA_DIR: join(checkout.root, 'data') };
  development = runProgram([process.execPath, '--no-env-file', 'scripts/dev.ts'], env, checkout.root);
  await lineWith(`http://localhost:${port}`);
}, 2 * slow);
afterAll(async () => {
  development.process.kill('SIGTERM');
  const { errors } = await development.end();
  checkout.remove();
  // Only the error of the test below is logged.
  expect(errors.match(/^error: .*/gm)).toEqual(['error: Unexpected ;']);
});

/** Waits for an output line. */
async function lineWith(text: string): Promise<string> {
  for (;;) {
    const line = await development.nextLine();
    if (line === undefined) throw new Error(`"bun dev" ended: ${(await development.end()).errors}`);
    if (line.includes(text)) return line;
  }
}

const words = 'src/i18n/public/home.words.ts';
const sourceOf = (path: string) => readFileSync(join(checkout.root, path), 'utf8');
const save = (path: string, source: string) => writeFileSync(join(checkout.root, path), source);
const home = async () => (await fetch(`${address}/en`)).text();

test('a changed text is on the page without a build, and the database keeps its content', async () => {
  const before = await home();
  const [article = 'none'] = /\/en\/read-news\/\d+/.exec(before) ?? [];
  save(words, sourceOf(words).replace('The year the refinery came to life', 'A title of this test'));
  expect(await lineWith(words)).toContain('built nothing');
  const after = await home();
  expect(after).toContain('A title of this test');
  expect(after).toContain(article);
});

test('after an error in the code, the last working page is served until the error is fixed', async () => {
  const good = sourceOf(words);
  save(words, `${good}\nconst mistake = (;\n`);
  await lineWith('unchanged');
  expect(await home()).toContain('A title of this test');
  save(words, good.replace('A title of this test', 'Another title of this test'));
  await lineWith('built nothing');
  expect(await home()).toContain('Another title of this test');
});
