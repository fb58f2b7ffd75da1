// Writes articles continuously, and prints the id of each one after the database has acknowledged it.
import { openDatabase } from '../../../src/db/client.ts';
import { openAudit } from '../../../src/domain/audit/open.ts';
import { watchStaleness } from '../../../src/domain/publishing/staleness.ts';
import { readEnv } from '../../../src/settings/env.ts';
import { articlesOf } from '../articles.ts';

const settings = readEnv();
const database = await openDatabase(settings);
await openAudit(database.db, settings);
const staleness = await watchStaleness(database);
const articles = articlesOf(() => staleness);
for (;;) process.stdout.write(`${await articles.publish()}\n`);
