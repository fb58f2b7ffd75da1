import { beforeEach, describe, expect, test } from 'bun:test';
import {
  cases,
  goodReport,
  mailboxAddress,
  mainOf,
  pageOf,
  receiptOf,
  recipient,
  reportForm,
  submit,
} from '../../support/baik.ts';
import { contactForm, tokenFrom, withToken } from '../../support/forms.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await recipient(world);
});

/** What Safari before 16.4 and old WebViews send with a form of a page without referrers. */
const oldBrowser = { accept: 'text/html,application/xhtml+xml', origin: 'null' };
const sandboxed = { ...oldBrowser, 'sec-fetch-site': 'cross-site' };

const report = async (written: Record<string, string> = {}, headers: Record<string, string> = oldBrowser) =>
  world.handle('/id/budaya-baik', { method: 'POST', body: reportForm(await withToken(world, written)), headers });

describe('a browser that withholds where its form came from', () => {
  test('makes a report with the token of the form, once', async () => {
    const token = await tokenFrom(world, 60_000);
    expect((await report({ token, submission_key: crypto.randomUUID() })).status).toBe(200);
    expect(await cases(world)).toHaveLength(1);
    // Another report with the token that is used up.
    expect((await report({ token, report: 'Lain', submission_key: crypto.randomUUID() })).status).toBe(422);
    expect(await cases(world)).toHaveLength(1);
  });

  test.each([
    ['no token', undefined],
    ['a token that was not issued here', 'lx.made-up'],
  ])('makes none with %s, and gets the form again', async (_what, token) => {
    const body = reportForm({ ...goodReport, token });
    const answer = await world.handle('/id/budaya-baik', { method: 'POST', body, headers: oldBrowser });
    expect(answer.status).toBe(422);
    expect(textOf(only(await pageOf(answer), '#baik-report'))).toBe(goodReport.report);
    expect(await cases(world)).toEqual([]);
  });

  test('opens a mailbox with its receipt', async () => {
    const form = new FormData();
    form.set('receipt', await receiptOf(await submit(world)));
    const answer = await world.handle(mailboxAddress.id, { method: 'POST', body: form, headers: oldBrowser });
    expect(await mainOf(answer)).toContain(goodReport.report);
  });

  test('sends a message from the contact page', async () => {
    const body = contactForm(await withToken(world, {}));
    const answer = await world.handle('/id/kontak', { method: 'POST', body, headers: oldBrowser });
    expect(answer.status).toBe(303);
  });

  test.each(['/backend/login', '/backend/baik/unlock', '/api/backend/login', '/api/baik/files', '/id/berita'])(
    'is refused at %s',
    async (path) => {
      const answer = await world.handle(path, { method: 'POST', body: new FormData(), headers: oldBrowser });
      expect(answer.status).toBe(403);
    },
  );
});

describe('a form from another site', () => {
  test.each([
    ['/id/budaya-baik', 'Formulir ini tidak bisa diterima'],
    ['/en/baik-culture', 'This form cannot be accepted'],
    ['/id/budaya-baik/nilai', 'Formulir ini tidak bisa diterima'],
  ])('is refused at %s with a page in its language, and without a line in the log', async (path, title) => {
    world.log.clear();
    const body = reportForm(await withToken(world, {}));
    const answer = await world.handle(path, { method: 'POST', body, headers: sandboxed });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(textOf(only(await pageOf(answer), 'h1'))).toBe(title);
    expect(world.log.events).toEqual([]);
    expect(await cases(world)).toEqual([]);
  });

  test('is refused as JSON for a program', async () => {
    const headers = { origin: 'https://evil.example', accept: 'application/json' };
    const answer = await world.handle('/api/baik/submit', { method: 'POST', body: reportForm(), headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'This form was refused' });
    expect(world.log.events).toEqual([]);
  });
});

describe('addresses', () => {
  test.each([
    '/id/budaya-baik/K7M3QP9ABCDEFGH012',
    '/id/budya-baik/12345678901234567890',
    '/id/budaya/1234-5678-9012-3456-7890',
    '/en/K7M-3QP-9AB-CDE-FGH-012',
    '/en/k7m3qp9abcdefgh012',
    '/en/k7m%203qp%209ab%20cde%20fgh%20012',
    '/id/abadi-abadi-abadi-abadi-abadi-acara-adat-kapal-meja',
    '/id/budaya-baik/%ff12345678901234567890',
    '/id/%ff1234567890%201234567890',
  ])('%s is not logged', async (path) => {
    const { status } = await world.get(path);
    expect([400, 404]).toContain(status);
    expect(world.log.events).toEqual([]);
  });

  test.each(['/id/berita-lama/2024-05-07', '/en/old-page-about-alumina-and-bauxite', '/id/laporan/2024/16'])(
    '%s is still logged',
    async (path) => {
      expect((await world.get(path)).status).toBe(404);
      expect(world.log.events).toMatchObject([{ event: 'not_found', fields: { path } }]);
    },
  );
});
