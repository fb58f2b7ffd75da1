import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mails } from '../../../src/db/schema/index.ts';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { manifest, publicDirectory } from '../../../src/manifest.ts';
import { endpoints } from '../../../src/routes.ts';
import { everyAddress } from '../addresses.ts';
import { auditKey } from '../audit-key.ts';
import { disconnectDatabase } from '../database/disconnect-database.ts';
import { contactForm, withToken } from '../forms.ts';
import { openWorld } from '../world.ts';

// Prints pages, style sheets and mails as JSON by name, for a test that runs it in a copy of the project.
setSealKey(auditKey.sealKey);
const world = await openWorld();
const shown: Record<string, string> = {};
const show = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await world.get(`${path}${path.includes('?') ? '&' : '?'}complete=1`, headers);
  shown[`${path} ${answer.status}`] = await answer.text();
};

const article = await world.publish({ title: 'News in both languages' });
const staff = await world.signedIn();
for (const { path } of everyAddress(article)) await show(path);
const screens = [
  endpoints.dashboard,
  endpoints.assetManager,
  endpoints.articleManager,
  endpoints.articleCreate,
  endpoints.leaderManager,
  endpoints.leaderCreate,
  endpoints.email,
  endpoints.messages,
  endpoints.baik,
  endpoints.activityLogs,
  endpoints.account,
  endpoints.secondFactor,
];
for (const path of screens) await show(path, staff);
for (const path of [
  endpoints.login,
  endpoints.webManifest,
  endpoints.sitemap,
  endpoints.articleFeed.id,
  endpoints.cookieConsentStyles,
  endpoints.apiDocs,
  '/id/tidak-ada',
  '/en/nothing-here',
  '/backend/nothing',
  '/en/news?page=x',
])
  await show(path);

await world.handle(endpoints.contactSubmit, { method: 'POST', body: contactForm(await withToken(world, {}), []) });
for (const mail of await world.db.select().from(mails)) shown[`mail ${mail.id}`] = JSON.stringify(mail);

for (const [name, url] of Object.entries(manifest().files)) {
  if (/\.(css|svg|js)$/.test(name))
    shown[name] = readFileSync(join(publicDirectory, url.replace('/static/', '')), 'utf8');
}

await disconnectDatabase(world);
world.expectErrors(1000);
world.cache.apply('changed');
await show(endpoints.articleFeed.en);
await show(endpoints.login);
await show(endpoints.dashboard, staff);

await Bun.write(process.env.OUTPUT ?? 'everything.json', JSON.stringify(shown));
process.exit(0);
