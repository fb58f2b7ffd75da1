import { expect, test } from 'bun:test';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedWorkerClient, startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { StartError } from '../../src/start-error.ts';
import { makeDirectory, makeEmptyDatabase } from '../support/databases.ts';
import { testOn } from '../support/test-on.ts';

test('a worker that cannot be loaded is an error of the installation, also when it is asked later', async () => {
  const worker = new EmbeddedWorkerClient(join(import.meta.dir, 'there-is-no-such-module.ts'));
  await worker.lost;
  const asked = worker.ask({ kind: 'copy', from: '', to: '' });
  await expect(asked).rejects.toThrow(StartError);
  await expect(asked).rejects.toThrow(
    /^The programs of the embedded database cannot be loaded \(.+\)\. Its data is untouched: install the site again\.$/,
  );
});

/** A worker of these lines. */
function workerOf(...lines: string[]) {
  const directory = makeDirectory();
  const module = join(directory.path, 'worker.ts');
  writeFileSync(module, lines.join('\n'));
  return { worker: new EmbeddedWorkerClient(module), remove: directory.remove };
}

test('a worker whose module throws is an error of the installation, with the reason and not with its source', async () => {
  const { worker, remove } = workerOf('const answer = 1;', "throw new TypeError('no such table');");
  await worker.lost;
  await expect(worker.ask({ kind: 'copy', from: '', to: '' })).rejects.toThrow(
    'The programs of the embedded database cannot be loaded (TypeError: no such table). Its data is untouched: install the site again.',
  );
  remove();
});

test('a worker that fails after it has answered is no error of the installation', async () => {
  const { worker, remove } = workerOf(
    'let asked = 0;',
    'self.onmessage = () => {',
    '  asked += 1;',
    "  if (asked === 1) self.postMessage({ kind: 'copied' });",
    "  else throw new RangeError('out of memory');",
    '};',
  );
  const copy = () => worker.ask({ kind: 'copy', from: '', to: '' });
  await copy();
  await expect(copy()).rejects.toThrow('The embedded database failed: RangeError: out of memory');
  remove();
});

testOn('embedded', 'two copies of the embedded database at once are both whole when they are said to be', async () => {
  const { dataDirectory, remove } = await makeEmptyDatabase();
  const { copy, close } = await startEmbeddedPostgres(dataDirectory);
  const copies = ['one', 'two'].map((name) => join(dataDirectory, name));
  await Promise.all(copies.map(copy));
  const filesOf = (directory: string) => readdirSync(directory, { recursive: true }).toSorted();
  const [one, two] = copies.map(filesOf);
  expect(one).toContain('PG_VERSION');
  expect(one).toContain(join('global', 'pg_control'));
  expect(two).toEqual(one ?? []);
  await close();
  await remove();
});
