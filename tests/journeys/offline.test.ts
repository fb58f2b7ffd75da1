import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright';
import { activityLogs, articles } from '../../src/db/schema/index.ts';
import { storeMessage } from '../support/contact-messages.ts';
import { expectPage } from '../support/expect-page.ts';
import { type Visitor, windowsOf } from '../support/pages/windows.ts';
import { freePort } from '../support/processes.ts';
import { startTlsProxy } from '../support/servers/tls-proxy.ts';
import { sharedBrowser } from '../support/site.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let address: string;
let stop: () => Promise<void>;
const visitors: Visitor[] = [];
beforeAll(async () => {
  world = await openWorld();
  ({ address, stop } = world.listen());
});
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())));
afterAll(async () => {
  await stop();
  await world.close();
});

async function visit(options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await windowsOf(await sharedBrowser(), address).open(options);
  visitors.push(visitor);
  return visitor;
}

/** A visitor who has accepted cookies. */
async function acceptingVisitor(): Promise<Visitor> {
  const visitor = await visit();
  await visitor.context.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  return visitor;
}

const copiedPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('offline-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('what was read is read again offline with its date, with style sheet and contact page, but not the report channel', async () => {
  const id = await world.publish({ title: 'Kapal pertama berangkat', content: '<p>Isi berita lengkap.</p>' });
  const path = `/id/baca-berita/${id}`;
  const { page, context } = await acceptingVisitor();
  await page.goto(path);
  await expectPage.poll(() => copiedPages(page)).toEqual([path]);
  await page.goto('/id/budaya-baik');
  await page.goto('/id/cari?q=kapal');
  await page.goto('/en');
  await expectPage.poll(() => copiedPages(page)).toEqual([path, '/en']);

  await context.setOffline(true);
  await page.goto(path);
  await expectPage(page.getByRole('main')).toContainText('Isi berita lengkap.');
  const notice = page.locator('.offline-notice');
  await expectPage(notice).toHaveText(/^Anda sedang luring; salinan ini dibuat pada \d+ \S+ \d{4}/);
  await expectPage(notice).toHaveCSS('position', 'fixed');
  await page.goto('/en/contact');
  await expectPage(page.getByRole('main')).toContainText('info@khatulistiwa-alumina.example');
  await expectPage(page.locator('[name="token"]')).toHaveCount(0);
  await expectPage(notice).toContainText('You are offline; this copy was made on');
  await expect(page.goto('/id/budaya-baik')).rejects.toThrow('ERR_');
});

test('a page that answers 404 loses its copy', async () => {
  const id = await world.publish({ title: 'Withdrawn later' });
  const path = `/en/read-news/${id}`;
  const { page } = await acceptingVisitor();
  await page.goto(path);
  await expectPage.poll(() => copiedPages(page)).toEqual([path]);
  await world.staleness.change(async (tx, declare) => {
    declare('withdrawn');
    await tx.update(articles).set({ status: 'archived' }).where(eq(articles.id, id));
  });
  await page.goto('/en/contact');
  expect((await page.goto(path))?.status()).toBe(404);
  await expectPage.poll(() => copiedPages(page)).toEqual([]);
});

test('a visitor who then declines loses worker and copies', async () => {
  const { page, context } = await acceptingVisitor();
  await page.goto('/en/company-profile');
  await expectPage.poll(() => copiedPages(page)).toEqual(['/en/company-profile']);
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.goto('/en/contact');
  await expectPage
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expectPage.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('a link of another site asks staff before it opens what is recorded, also where the copies are kept', async () => {
  const message = `${address}/backend/messages/${await storeMessage(world.db)}`;
  const other = Bun.serve({
    port: 0,
    fetch: () =>
      new Response(`<img src="${message}"><a href="${message}">A message</a>`, {
        headers: { 'content-type': 'text/html' },
      }),
  });
  const { page, context } = await acceptingVisitor();
  await page.goto('/en');
  await expectPage.poll(() => copiedPages(page)).toEqual(['/en']);
  const [name = '', value = ''] = (await world.signedIn()).cookie.split('=');
  const domain = new URL(address).hostname;
  await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }]);
  const count = () => world.db.$count(activityLogs, eq(activityLogs.event, 'message.opened'));
  const before = await count();
  const opened = async () => (await count()) - before;

  await page.goto(`http://localhost:${other.port}/`);
  await page.getByRole('link', { name: 'A message' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Open this from another site?');
  expect(await opened()).toBe(0);
  await page.getByRole('link', { name: 'Continue to' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Sari Wulandari');
  expect(await opened()).toBe(1);
  await other.stop(true);
});

test('on https, the choice that the script stores is a __Host- cookie, and the next page knows it', async () => {
  const proxy = startTlsProxy(address, freePort());
  const { page, context, complaints } = await visit();
  await page.goto(`${proxy.address}/en/company-profile`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectPage(page.getByRole('form', { name: /cookie consent/i })).toBeHidden();
  const stored = (await context.cookies(proxy.address)).map(({ name, value, secure }) => ({ name, value, secure }));
  expect(stored).toEqual([{ name: '__Host-cookie-consent', value: 'accepted', secure: true }]);
  await page.goto(`${proxy.address}/en/our-products`);
  await expectPage(page.getByRole('form', { name: /cookie consent/i })).toHaveCount(0);
  // With consent, the page has a service worker.
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toBe(`${proxy.address}/service-worker.js`);
  expect(complaints).toEqual([]);
  await proxy.stop();
});
