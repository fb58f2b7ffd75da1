// Writes articles continuously, and prints the id of each one after the database has acknowledged it.
import { openDatabase } from '../../src/db/client.ts';
import { watchStaleness } from '../../src/domain/publishing/staleness.ts';
import { readEnv } from '../../src/env.ts';
import { articlesOf } from './articles.ts';

const staleness = await watchStaleness(await openDatabase(readEnv()));
const articles = articlesOf(() => staleness);
for (;;) process.stdout.write(`${await articles.publish()}\n`);
