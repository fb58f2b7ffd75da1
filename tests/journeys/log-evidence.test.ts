import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { type ChainedEntry, entryToDigest, textsToDigest } from '../../src/chain/entry.ts';
import { digest } from '../../src/domain/secrets/tokens.ts';
import { endpoints } from '../../src/routes.ts';
import { violationsInState } from '../support/accessibility.ts';
import { makeDirectory } from '../support/databases.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();
beforeAll(async () => {});

/** The log after its first two entries were removed, which its last one says. */
function shortened(lines: readonly string[]): string[] {
  const [, second, ...others] = lines.map((line) => JSON.parse(line) as ChainedEntry);
  const last = others.at(-1);
  if (!last || !second) throw new Error('The log is too short.');
  const args = { until: 2, days: 730, hash: second.hash };
  const entry = { ...last, position: last.position + 1, id: last.id + 1, event: 'activity log.shortened', args };
  const hash = digest(entryToDigest(last.hash, entry, digest(textsToDigest(entry.salt, entry))));
  return [...others, { ...entry, hash }].map((one) => JSON.stringify(one));
}

test('an auditor opens the export offline and sees whether the log is intact', async () => {
  const { page, context } = await site.arrive();
  await page.goto(endpoints.activityLogs);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export with proof (ZIP)' }).click();
  const files = unzipSync(new Uint8Array(await Bun.file(await (await saving).path()).arrayBuffer()));
  const { path, remove } = makeDirectory();
  for (const [name, bytes] of Object.entries(files)) await Bun.write(join(path, name), bytes);
  const lines = new TextDecoder().decode(files['activity-log.jsonl']).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(2);

  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const address = `file://${join(path, 'verify.html')}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'English' }).click();
  const check = async (log: string[]) => {
    await Bun.write(join(path, 'activity-log.jsonl'), `${log.join('\n')}\n`);
    // A browser that has these names chosen already does not read the files again.
    await page.reload();
    await page.getByRole('button', { name: 'English' }).click();
    const names = ['activity-log.jsonl', 'signed-heads.json'];
    await page.setInputFiles(
      '#files',
      names.map((name) => join(path, name)),
    );
  };
  const result = page.getByRole('status');

  await check(lines);
  await onPage(result).toContainText(`The log is intact. Entries checked: ${lines.length}.`);
  await onPage(result).toContainText(`Signed heads cover the log up to entry ${lines.length}.`);
  expect(await violationsInState(page)).toEqual([]);

  await check(lines.map((line, index) => (index === 1 ? line.replace(/"event":"[^"]*"/, '"event":"x"') : line)));
  await onPage(result).toContainText(/Entry 2 \(id \d+\) was changed after it was written/);
  await check(lines.toSpliced(1, 1));
  await onPage(result).toContainText('Entry 2 is missing');
  await check(lines.slice(0, -1));
  await onPage(result).toContainText(`Entry ${lines.length} is missing`);
  await check(shortened(lines));
  await onPage(result).toContainText(`The log is intact. Entries checked: ${lines.length - 1}.`);
  await onPage(result).toContainText('The log begins after entry 2: older ones were removed after their time.');
  await check(lines.slice(0, -1));
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await onPage(result).toContainText(`Entri ${lines.length} hilang`);

  expect(new Set(asked)).toEqual(new Set([address]));
  remove();
});
