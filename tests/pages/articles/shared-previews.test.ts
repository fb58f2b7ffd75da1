import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { activityLogs, previewLinks } from '../../../src/db/schema/index.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Created = { id: number; addresses: { id: string; en: string }; uses: number };

const detail = { language: 'en', title: 'First title', slug: '', content: '<p>First text.</p>' };

function api(method: string, path: string, body?: unknown) {
  const headers = { ...staff, 'content-type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return world.handle(`/api/backend/articles${path}`, { method, headers, ...init });
}

async function write(): Promise<number> {
  const answer = await api('POST', '', { article: { category: 'news' }, details: [detail] });
  return ((await answer.json()) as { id: number }).id;
}

async function share(article: number, more: object = {}): Promise<Created> {
  const answer = await api('POST', `/${article}/preview-links`, { valid_for_hours: 24, ...more });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Created;
}

const pathOf = (address: string) => new URL(address).pathname;
const stored = async () => (await world.db.select().from(previewLinks)).at(-1);
const rewrite = (id: number) =>
  api('PUT', `/${id}/details/en`, { ...detail, title: 'Second title', content: '<p>Second text.</p>' });

describe('a preview link', () => {
  test('shows a draft to people without an account, and is kept by no cache, search engine or other site', async () => {
    const { addresses } = await share(await write());
    const answer = await world.get(pathOf(addresses.en));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const text = await answer.text();
    const page = parseHtml(text);
    expect(textOf(only(page, 'h1'))).toBe('First title');
    expect(textOf(page)).toContain('First text.');
    expect(textOf(only(page, '[role=note]'))).toContain('not an official publication');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('link[rel=canonical], link[hreflang], [property="og:url"]')).toEqual([]);
    // The address is in no element that could publish it; the language switch stays in the preview.
    for (const link of page.querySelectorAll('a[hreflang]')) link.remove();
    expect(page.toString()).not.toContain(pathOf(addresses.en).split('/').at(-1) ?? '');
  });

  test('leads to the other language, when the article has it', async () => {
    const id = await write();
    await api('POST', `/${id}/details`, { ...detail, language: 'id', title: 'Judul' });
    const { addresses } = await share(id);
    const page = parseHtml(await (await world.get(pathOf(addresses.en))).text());
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(links).toContain(pathOf(addresses.id));
    expect(await (await world.get(pathOf(addresses.id))).text()).toContain('Judul');
  });

  test.each(['id', 'en'] as const)('stays in the preview when the language is switched from %s', async (language) => {
    const { addresses } = await share(await write());
    const other = language === 'id' ? 'en' : 'id';
    const page = parseHtml(await (await world.get(pathOf(addresses[language]))).text());
    const switches = page.querySelectorAll('header a[hreflang]').map((link) => link.getAttribute('href'));
    expect(switches.length).toBeGreaterThan(0);
    expect([...new Set(switches)]).toEqual([pathOf(addresses[other])]);
  });

  test('counts its openings', async () => {
    const { addresses } = await share(await write());
    await world.get(pathOf(addresses.en));
    await world.get(pathOf(addresses.id));
    await world.handle(pathOf(addresses.en), { method: 'HEAD' });
    expect(await stored()).toMatchObject({ uses: 2, lastUsedAt: expect.any(Date) });
  });

  test('of a version shows that version; another one always the newest', async () => {
    const id = await write();
    const [fixed, newest] = [await share(id, { version: 1 }), await share(id)];
    await rewrite(id);
    const read = async ({ addresses }: Created) =>
      textOf(parseHtml(await (await world.get(pathOf(addresses.en))).text()));
    expect(await read(fixed)).toContain('First text.');
    expect(await read(fixed)).not.toContain('Second');
    expect(await read(newest)).toContain('Second text.');
  });

  test('is stored and logged without its token', async () => {
    const { addresses } = await share(await write(), { note: 'Pak Budi' });
    const token = pathOf(addresses.en).split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await stored())?.tokenHash).toBe(new Bun.CryptoHasher('sha256').update(token).digest('hex'));
    expect(JSON.stringify(await world.db.select().from(activityLogs))).not.toContain(token);
    expect(JSON.stringify(await world.db.select().from(previewLinks))).not.toContain(token);
  });

  test.each([
    ['en', 'This preview link is no longer valid'],
    ['id', 'Tautan pratinjau tidak berlaku lagi'],
  ] as const)('in %s that was revoked says so', async (language, title) => {
    const id = await write();
    const link = await share(id);
    expect((await api('DELETE', `/${id}/preview-links/${link.id}`)).status).toBe(200);
    expect((await api('DELETE', `/${id}/preview-links/${link.id}`)).status).toBe(404);
    const answer = await world.get(pathOf(link.addresses[language]));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, 'h1'))).toBe(title);
    expect(textOf(page)).not.toContain('First');
    expect(await stored()).toMatchObject({ uses: 0 });
  });

  test('that has expired says the same', async () => {
    const { addresses } = await share(await write());
    await world.db.update(previewLinks).set({ expiresAt: sql`now()` });
    expect((await world.get(pathOf(addresses.en))).status).toBe(410);
  });

  test.each(['x', 'A'.repeat(43), `${'A'.repeat(42)}!`, 'A'.repeat(200)])(
    'with the token %p is not found',
    async (token) => {
      expect((await world.get(`/en/preview/link/${token}`)).status).toBe(404);
    },
  );

  test('of a deleted article shows nothing', async () => {
    const id = await write();
    const { addresses } = await share(id);
    await api('DELETE', `/${id}`);
    expect([404, 410]).toContain((await world.get(pathOf(addresses.en))).status);
  });

  test.each([0, 337, 1.5, '24'])('for %p hours is refused', async (hours) => {
    const answer = await api('POST', `/${await write()}/preview-links`, { valid_for_hours: hours });
    expect(answer.status).toBe(400);
  });

  test('of an unknown article or version is refused', async () => {
    expect((await api('POST', '/999/preview-links', { valid_for_hours: 1 })).status).toBe(404);
    expect((await api('POST', `/${await write()}/preview-links`, { valid_for_hours: 1, version: 99 })).status).toBe(
      400,
    );
  });

  test('beyond twenty valid ones is refused', async () => {
    const id = await write();
    for (let number = 0; number < 20; number += 1) await share(id, { valid_for_hours: 1 });
    expect((await api('POST', `/${id}/preview-links`, { valid_for_hours: 1 })).status).toBe(409);
  });
});

describe('the screen', () => {
  const post = (path: string, fields: Record<string, string> = {}) =>
    world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: staff });

  test('creates a link, shows its address once, and revokes it', async () => {
    const id = await write();
    const screen = `/backend/articles/links/${id}`;
    const created = parseHtml(
      await (await post(screen, { valid_for_hours: '336', version: '1', note: 'Pak Budi' })).text(),
    );
    const address = only(created, '#link-id').getAttribute('value') ?? '';
    expect(pathOf(address)).toStartWith('/id/preview/tautan/');
    expect((await world.get(pathOf(address))).status).toBe(200);
    const shown = await world.html(screen, 200, staff);
    expect(textOf(only(shown, '#links tbody tr'))).toMatch(/Pak Budi.*Valid.*Version 1.*1 time/);
    expect(shown.querySelectorAll('#link-id')).toEqual([]);
    const revoke = only(shown, '#links form').getAttribute('action') ?? '';
    expect((await post(revoke)).status).toBe(303);
    expect(textOf(only(await world.html(screen, 200, staff), '#links tbody tr'))).toContain('Revoked');
  });

  test.each([
    [{ valid_for_hours: '400' }, 'Choose a time between 1 hour and 14 days'],
    [{ valid_for_hours: '24', version: '99' }, 'There is no such version'],
  ])('refuses %p', async (fields: Record<string, string>, text) => {
    const answer = await post(`/backend/articles/links/${await write()}`, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text);
  });
});
