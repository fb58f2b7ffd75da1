import { expect, test } from 'bun:test';
import { count, eq } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { articleDetails, articles } from '../../src/db/schema/index.ts';
import { makeDatabase } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { run, settingsOf } from '../support/processes.ts';

// The second one goes on in a database that the first one has left.
const rounds = isLongRun ? 3 : 2;
const writesPerRound = 10;

test('a process killed while writing loses no acknowledged write', async () => {
  const place = await makeDatabase();
  const acknowledged: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const writer = run('tests/support/programs/write-continuously.ts', settingsOf(place));
    for (let written = 1; written <= writesPerRound; written += 1) acknowledged.push(Number(await writer.nextLine()));
    writer.process.kill('SIGKILL');
    for (let line = await writer.nextLine(); line !== undefined; line = await writer.nextLine()) {
      acknowledged.push(Number(line));
    }
    await writer.end();

    const database = await openDatabase(place);
    // In one query: the last write of the killed process may still be committed.
    const stored = await database.db
      .select({ id: articles.id, details: count(articleDetails.id) })
      .from(articles)
      .leftJoin(articleDetails, eq(articleDetails.articleId, articles.id))
      .groupBy(articles.id);
    await database.close();
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    // Writes are atomic: every article has both languages.
    expect(new Set(stored.map(({ details }) => details))).toEqual(new Set([2]));
  }
  expect(new Set(acknowledged).size).toBeGreaterThanOrEqual(rounds * writesPerRound);
  await place.remove();
});
