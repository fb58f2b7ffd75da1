import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Language, languageCodes, languages, otherLanguage } from '../../src/i18n/site/language.ts';
import { allRoutes, href, type Route, routes } from '../../src/routes.ts';
import { everyAddress } from '../support/addresses.ts';
import { only, type ParsedPage, textOf } from '../support/html.ts';
import { openWorld, type World } from '../support/world.ts';

const id = 1;
const addresses = everyAddress({ id: '1-kilang-penuh', en: '1-refinery-full' });
/** Pages excluded from search engines. */
const unlisted = [
  ...['search.index', 'baik.mailbox', 'articles.saved', 'policies.confirmDataRequest'],
  ...['articles.previewIndex', 'articles.previewShow'],
];
const isUnlisted = (key: string) => unlisted.includes(key);

const varying = ['content-length', 'transfer-encoding', 'content-security-policy'];
const isFromMemory = (answer: Response) => answer.headers.has('etag');

let world: World;
let socket: ReturnType<World['listen']>;
beforeAll(async () => {
  world = await openWorld();
  socket = world.listen();
  expect(await world.publish({ title: { id: 'Kilang penuh', en: 'Refinery full' } })).toBe(id);
});
afterAll(async () => {
  await socket.stop();
  await world.close();
});

let visitors = 0;
/** A network of its own: no visitor asks for so many pages at once. */
function anotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${(visitors >> 8) % 256}.${visitors % 256}` };
}

const htmlOf = (path: string) => world.html(path, 200, anotherVisitor());

function alternates(page: ParsedPage): Record<string, string | undefined> {
  const links = page.querySelectorAll('head link[rel="alternate"][hreflang]');
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

describe.each(addresses.map(({ path, ...address }) => [path, address] as const))('%s', (path, { route, language }) => {
  test('is a page in its language', async () => {
    const answer = await world.get(path, anotherVisitor());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await htmlOf(path);
    expect(only(page, 'html').getAttribute('lang')).toBe(languages[language].htmlLang);
    expect(page.querySelectorAll('h1').map(textOf)).toEqual([expect.stringMatching(/\S/)]);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(textOf(only(page, 'head title'))).not.toBe('');
    expect(only(page, 'meta[name="description"]').getAttribute('content')?.length).toBeGreaterThan(20);
  });

  test('has a canonical address and reciprocal alternates, or is kept from search engines', async () => {
    const page = await htmlOf(path);
    const robots = page.querySelectorAll('meta[name="robots"]').map((meta) => meta.getAttribute('content'));
    if (isUnlisted(route.key)) {
      expect(robots).toEqual(['noindex']);
      expect(page.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')).toEqual([]);
      return;
    }
    expect(robots).toEqual([]);
    const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(world.siteUrl + path);
    const expected = {
      'id-ID': world.siteUrl + addressIn(route, 'id'),
      'en-US': world.siteUrl + addressIn(route, 'en'),
      'x-default': world.siteUrl + addressIn(route, 'id'),
    };
    expect(alternates(page)).toEqual(expected);
    expect(alternates(await htmlOf(addressIn(route, otherLanguage(language))))).toEqual(expected);
  });

  test('links to its translation in the served HTML', async () => {
    const page = await htmlOf(path);
    const there = addressIn(route, otherLanguage(language));
    const links = page.querySelectorAll(`a[hreflang="${languages[otherLanguage(language)].hreflang}"]`);
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([there]));
  });

  test('has a content security policy without inline script or style, and complies with it', async () => {
    const answer = await world.get(path, anotherVisitor());
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const page = await htmlOf(path);
    expect(page.querySelectorAll('[style]').map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(page.querySelectorAll('style').map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    const handlers = page
      .querySelectorAll('*')
      .filter(({ attributes }) => Object.keys(attributes).some((name) => /^on/i.test(name)));
    expect(handlers).toEqual([]);
  });

  test('has no duplicate ids', async () => {
    const ids = (await htmlOf(path)).querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    await world.cache.settled();
    // A page that is rendered again may be streamed, with a different policy.
    const ofTheMoment = ['date', ...(isFromMemory(await world.get(path, anotherVisitor())) ? [] : varying)];
    const ask = async (method: string) => {
      const answer = await fetch(socket.address + path, { method, headers: { 'accept-encoding': 'identity' } });
      const headers = [...answer.headers].filter(([name]) => !ofTheMoment.includes(name)).sort();
      return { status: answer.status, headers, length: (await answer.bytes()).length };
    };
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    expect(get.length).toBeGreaterThan(0);
    expect(head).toEqual({ ...get, length: 0 });
  });
});

test('no two pages share a title or a description', async () => {
  for (const language of languageCodes) {
    const pages = await Promise.all(
      addresses
        .filter(({ language: own, route: { key } }) => own === language && !isUnlisted(key))
        .map(({ path }) => htmlOf(path)),
    );
    const titles = pages.map((page) => textOf(only(page, 'head title')));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const texts = pages.map((page) => only(page, 'meta[name="description"]').getAttribute('content'));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('all internal links work', async () => {
  const seen = new Map<string, string>();
  for (const { path } of addresses) {
    for (const link of (await htmlOf(path)).querySelectorAll('a[href^="/"]')) {
      const target = (link.getAttribute('href') ?? '').split('#')[0] ?? '';
      if (target && !seen.has(target)) seen.set(target, path);
    }
  }
  expect(seen.size).toBeGreaterThan(allRoutes.length);
  const broken: string[] = [];
  for (const [target, from] of seen) {
    const { status } = await world.get(target, anotherVisitor());
    if (status !== 200) broken.push(`${from} → ${target}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('an article in one language only has no alternate of the other language', async () => {
  const only_ = await world.publish({ title: { id: 'Hanya bahasa Indonesia' } });
  const path = href(routes.articles.show, 'id', { id: `${only_}-hanya-bahasa-indonesia` });
  const page = await htmlOf(path);
  const address = world.siteUrl + path;
  expect(alternates(page)).toEqual({ 'id-ID': address, 'x-default': address });
});

test('the language switch keeps article and query', async () => {
  await world.publishMany(30, { topic: 'sustainability' });
  const query = { category: 'sustainability', page: 2 };
  const page = await htmlOf(href(routes.articles.index, 'en', {}, query));
  const link = page.querySelector('a[hreflang="id-ID"]')?.getAttribute('href');
  expect(link).toBe(href(routes.articles.index, 'id', {}, query));
});

function addressIn(route: Route, language: Language): string {
  return addresses.find((one) => one.route === route && one.language === language)?.path ?? '';
}
