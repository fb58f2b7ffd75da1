import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { endpoints } from '../../../src/routes.ts';
import { everyAddress } from '../../support/addresses.ts';
import { recipient, submit, unlock } from '../../support/baik.ts';
import { contactForm, withToken } from '../../support/forms.ts';
import { parseHtml } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { lastingWorld } from '../../support/world.ts';

setDefaultTimeout(2 * slow);

const world = await lastingWorld();
let article: number;
let staff: { cookie: string };
beforeAll(async () => {
  await world.reset();
  article = await world.publish();
  const rini = await recipient(world);
  await unlock(world, rini);
  await submit(world);
  await world.handle(endpoints.contactSubmit, { method: 'POST', body: contactForm(await withToken(world, {})) });
  staff = { cookie: rini.cookie };
});

type Crawled = { path: string; cacheControl: string; html: string };

/** Pages that are reached by links of the site, from these addresses on. */
async function crawl(from: readonly string[], headers: Record<string, string>, folder: RegExp): Promise<Crawled[]> {
  const known = new Set(from);
  const pages: Crawled[] = [];
  for (const path of known) {
    // A network of its own for each request, so that no limit is met.
    const address = `198.18.${known.size >> 8}.${pages.length & 255}`;
    const answer = await world.get(path, { ...headers, 'x-forwarded-for': address });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const html = await answer.text();
    if (!isPage) continue;
    pages.push({ path, cacheControl: answer.headers.get('cache-control') ?? '', html });
    for (const link of parseHtml(html).querySelectorAll('a[href^="/"]')) {
      const [href = ''] = (link.getAttribute('href') ?? '').split('#');
      // Two pages of a filtered list are like each other.
      const isKnown = [...known].some((one) => one.split('?')[0] === href.split('?')[0]);
      if (folder.test(href) && !isKnown && !href.includes('logout')) known.add(href);
    }
  }
  return pages;
}

/** Fields that hold a token, a key of the form or a signed text. */
const secretField =
  /name="(?:token|submission_key|formKey|form_key|challenge|drafts|to|secret|seed|nonce)"|data-(?:token|challenge)/;
/** A long random value in a hidden field of any name. */
const randomField = /<input[^>]*type="hidden"[^>]*value="[\w+/=.-]{22,}"/;
const holdsSecret = ({ html }: Crawled) => secretField.test(html) || randomField.test(html);

test('every public page that holds a token is kept by no cache', async () => {
  const addresses = everyAddress(article).map(({ path }) => path);
  const pages = await crawl(addresses, {}, /^\/(?:id|en)(?:\/|$)/);
  expect(pages.length).toBeGreaterThanOrEqual(addresses.length - 4);
  const secret = pages.filter(holdsSecret);
  const paths = secret.map(({ path }) => path);
  expect(paths).toContain('/id/kontak');
  expect(paths).toContain('/en/contact');
  expect(paths).toContain('/id/budaya-baik');
  expect(paths).toContain('/en/baik-culture');
  expect(secret.filter(({ cacheControl }) => !cacheControl.includes('no-store')).map(({ path }) => path)).toEqual([]);
});

test('no screen of the back-office is kept by any cache', async () => {
  const begin = [endpoints.dashboard, endpoints.account, endpoints.baik, endpoints.secondFactor, endpoints.unsaved];
  const screens = await crawl(begin, staff, /^\/backend\//);
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter(({ cacheControl }) => !cacheControl.includes('no-store')).map(({ path }) => path)).toEqual([]);
  const signIn = await world.get(endpoints.login);
  expect(signIn.headers.get('cache-control')).toContain('no-store');
});
