// Checks every page with the Nu Html Checker: `bun run audit:nu`. It needs Java; the checker is downloaded on demand,
// because it is larger than most packages together. Exits with code 1 on a finding.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf } from '../../tests/support/addresses.ts';
import { startServer } from '../../tests/support/processes.ts';
import { build } from '../build.ts';
import { recordResult } from '../quality/record.ts';
import { sourcesDigest } from '../quality/sources.ts';
import { npmSettingsForBun } from '../setup/npm-settings.mjs';
import { findAllOnPath, runQuietly } from '../setup/programs.mjs';
import { tools } from '../setup/project.mjs';

const version = '26.9.27';
/** React writes them; in HTML they mean nothing. */
const ignored = '.*Trailing slash on void elements.*';

type Finding = { type: string; subType?: string; url: string; message: string; extract?: string };

const [java] = findAllOnPath('java');
if (!java) throw new Error('The Nu Html Checker needs Java, for example the package default-jre-headless of Debian');
const checker = await fetchChecker();

const sources = await sourcesDigest();
await build();
const scratch = mkdtempSync(join(tmpdir(), 'nu-checker-'));
const server = await startServer({ databaseUrl: undefined, dataDirectory: join(scratch, 'data') }, { SEED: 'demo' });
try {
  const addresses = [...(await addressesOf(server.address)), '/en/search?q=alumina', '/id/tidak-ada'];
  const files = await Promise.all(addresses.map(save));
  const { output } = await runQuietly(
    java,
    ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', '--filterpattern', ignored, ...files],
    { limitInSeconds: 600 },
  );
  const { messages } = JSON.parse(output) as { messages: Finding[] };
  const items = Object.fromEntries(addresses.map((address) => [address, { findings: 0 }]));
  for (const { type, subType, url, message, extract } of messages) {
    const address = addresses[files.findIndex((file) => url.endsWith(file))] ?? url;
    console.log(`${address}: ${subType ?? type}: ${message}\n  ${extract}`);
    items[address] = { findings: (items[address]?.findings ?? 0) + 1 };
  }
  await recordResult({ measure: 'markup', expected: addresses, items, sources });
  console.log(`${addresses.length} pages, ${messages.length} findings`);
  process.exitCode = messages.length > 0 ? 1 : 0;
} finally {
  server.process.kill('SIGTERM');
  await server.end();
  rmSync(scratch, { recursive: true, force: true });
}

/** Saves the complete page: one that is streamed contains parts that script moves. */
async function save(address: string, index: number): Promise<string> {
  const file = join(scratch, `page-${index}.html`);
  const complete = `${server.address}${address}${address.includes('?') ? '&' : '?'}complete=1`;
  writeFileSync(file, await (await fetch(complete)).text());
  return file;
}

/** Address of the checker on this machine. */
async function fetchChecker(): Promise<string> {
  const home = join(tools, 'nu-checker');
  const jar = join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (await Bun.file(jar).exists()) return jar;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const env = { ...process.env, ...(await npmSettingsForBun()) };
  const parameters = ['add', `vnu-jar@${version}`, '--no-save', '--no-progress', '--ignore-scripts'];
  const { code, output } = await runQuietly(process.execPath, parameters, { cwd: home, env, limitInSeconds: 300 });
  if (code !== 0) throw new Error(output);
  return jar;
}
