import { afterAll, expect } from 'bun:test';
import postgres from 'postgres';
import { openDatabase } from '../../../src/db/client.ts';
import { assets } from '../../../src/db/schema/index.ts';
import { searchSite } from '../../../src/domain/search/queries.ts';
import { SitePages } from '../../../src/domain/search/site-pages.ts';
import { type FreshDatabase, makeEmptyDatabase } from '../../support/databases.ts';
import { testOn } from '../../support/test-on.ts';

let place: FreshDatabase | undefined;
afterAll(() => place?.remove());

testOn('postgres', 'a server without the extension is migrated and searched without comparing titles', async () => {
  place = await makeEmptyDatabase();
  await refuseExtensions(place.databaseUrl ?? '');
  const { db, close } = await openDatabase(place);
  try {
    await db.insert(assets).values({
      name: 'stok',
      title: 'Stok thermograf',
      category: 'news',
      mediaType: 'image',
      path: '/assets/stok.webp',
      filename: 'stok.webp',
    });
    const wanted = { news: { limit: 4 }, media: { limit: 4 } };
    const sources = { db, sitePages: new SitePages(async () => undefined) };
    expect((await searchSite(sources, 'thermograf', 'id', wanted)).media.total).toBe(1);
    expect((await searchSite(sources, 'thermogarf', 'id', wanted)).total).toBe(0);
  } finally {
    await close();
  }
});

async function refuseExtensions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(`
    create function refuse() returns event_trigger language plpgsql as $$
    begin raise exception 'No extensions here'; end $$;
    create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`);
  await sql.end();
}
