import { openDatabase } from '../../src/db/client.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { watchStaleness } from '../../src/domain/publishing/staleness.ts';
import { createApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/settings/env.ts';
import { createSite } from '../../src/site.ts';
import { CostLimits, limits, type RequestKind } from '../../src/web/http/cost-limits.ts';
import { listen } from '../../src/web/http/listen.ts';
import { log } from '../../src/web/log/log.ts';
import { PageCache } from '../../src/web/pages/page-cache.ts';

/** All requests of a measurement come from one address. */
class Unlimited extends CostLimits<RequestKind> {
  override begin(): undefined {}
}

/** The site with a disabled page cache: every page is rendered with its queries on each request. */
const env = readEnv();
const database = await openDatabase(env);
const { audit } = await openAudit(database.db, env);
const staleness = await watchStaleness(database);
const site = createSite({
  settings: env,
  database,
  staleness,
  cache: new PageCache(0),
  fileStore: new FolderStore(env.dataDirectory),
  audit,
  log,
});
listen(createApp({ ...site, costs: new Unlimited(limits) }), { hostname: env.host, port: env.port });
