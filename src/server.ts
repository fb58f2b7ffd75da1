import { createApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { watchStaleness } from './domain/pages/staleness.ts';
import { readEnv } from './env.ts';
import { log } from './web/log.ts';
import { PageCache } from './web/page-cache.ts';

const env = readEnv();
const database = await openDatabase(env);
const staleness = await watchStaleness(database);
const cache = new PageCache(128 * 1024 * 1024);
const { app } = createApp({ database, staleness, cache, siteUrl: env.siteUrl, log });
app.listen({ hostname: env.host, port: env.port, reusePort: false });
log.info('listening', { address: `http://${env.host}:${env.port}` });
