import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { EmbeddedWorkerClient } from '../../src/db/embedded-worker-client.ts';
import { StartError } from '../../src/start-error.ts';
import { makeEmptyDatabase } from '../support/databases.ts';
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

testOn('embedded', 'two copies of the embedded database at once are both whole when they are said to be', async () => {
  const { dataDirectory, remove } = await makeEmptyDatabase();
  const { copy, close } = await startEmbeddedPostgres(dataDirectory);
  const copies = ['one', 'two'].map((name) => join(dataDirectory, name));
  await Promise.all(copies.map(copy));
  expect(copies.map((directory) => existsSync(join(directory, 'PG_VERSION')))).toEqual([true, true]);
  await close();
  await remove();
});
