import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { endpoints } from '../../src/routes.ts';
import { openApplication } from '../support/application/application.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { makeDatabase } from '../support/databases.ts';
import { CollectedLog } from '../support/log.ts';
import { signedIn } from '../support/people.ts';
import { testOn } from '../support/test-on.ts';

testOn(
  'postgres',
  'a change that fails because the database is slow is answered before its entry in the activity log is stored',
  async () => {
    const place = await makeDatabase();
    const [database, other] = [await openDatabase(place), await openDatabase(place)];
    const node = await openApplication({ database, dataDirectory: place.dataDirectory, log: new CollectedLog() });
    const cookie = await signedIn(database.db);
    const article = { category: 'news', status: 'draft' };
    const body = JSON.stringify({ article, details: [{ language: 'en', title: 'Harbour', content: '<p>Open.</p>' }] });
    const save = () =>
      node.served.answer(
        new Request(`http://localhost${endpoints.apiStaffArticles}`, {
          method: 'POST',
          headers: { ...cookie, 'content-type': 'application/json', 'content-length': `${body.length}` },
          body,
        }),
      );
    const failedEntries = async () => {
      const entries = await loggedEntries(other.db);
      return entries.filter(({ status }) => status === 'failed').map(({ description }) => description);
    };
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table articles, activity_logs in exclusive mode`);
      const answer = await save();
      expect(answer.status).toBe(503);
    });
    // With the lock gone, the entry that was under way goes in.
    let entries = await failedEntries();
    while (entries.length === 0) entries = await failedEntries();
    expect(entries).toEqual(['Create article: failed']);
    await node.close();
    await Promise.all([database.close(), other.close()]);
    await place.remove();
  },
);
