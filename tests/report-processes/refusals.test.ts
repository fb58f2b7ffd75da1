import { expect, test } from 'bun:test';
import { QueueFullError } from '../../src/domain/limits/fair-queue.ts';
import { Failures } from '../../src/server/failures.ts';
import { UnreadableFormError } from '../../src/web/forms/unreadable-form-error.ts';
import { log } from '../../src/web/log/log.ts';
import { MissingAddresses } from '../../src/web/log/missing-addresses.ts';
import { ProcessOverrunError } from '../../src/workers/supervised-process.ts';
import { parseHtml } from '../support/html.ts';

const siteUrl = 'https://www.example.test';
const tally = { count: () => {}, countFailure: () => {} };
const failures = new Failures({ siteUrl, log, tally, missingAddresses: new MissingAddresses(log) });
const post = (path: string) => new Request(siteUrl + path, { method: 'POST', headers: { 'accept-language': 'en' } });
const full = (path: string) => failures.ofReportProcess(new QueueFullError('full'), post(path));

test('a form that finds no process gets 503 and when to come back, in the language of its page', async () => {
  for (const [path, language] of [
    ['/id/budaya-baik', 'id-ID'],
    ['/en/baik-culture/values', 'en-US'],
    ['/backend/baik/unlock', 'en'],
  ] as const) {
    const answer = await full(path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10']);
    expect(
      parseHtml(await answer.text())
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toBe(language);
  }
  const said = await full('/api/baik/submit');
  expect([said.status, said.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8']);
  // By which the script of the form sends it again.
  expect(await said.json()).toMatchObject({ again: true });
});

test('the page for a form that was not taken, or was interrupted, says how the browser sends it again', async () => {
  const interrupted = () => failures.ofReportProcess(new ProcessOverrunError('ended'), post('/id/budaya-baik'));
  for (const [answer, title] of [
    [await full('/id/budaya-baik'), 'Formulir Anda belum diproses'],
    [await interrupted(), 'Pengiriman terputus'],
  ] as const) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    const page = parseHtml(await answer.text());
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelector('main')?.textContent).toContain('muat ulang halaman ini');
    // A link would lead to an empty form.
    expect(page.querySelector('main a[href=""]')).toBeNull();
  }
});

test('a body that is too large or too slow is refused before a process is occupied with it', async () => {
  const slow = await failures.ofReportProcess(new UnreadableFormError('slow', false, true), post('/id/budaya-baik'));
  const large = await failures.ofReportProcess(new UnreadableFormError('large', true), post('/api/baik/files'));
  expect([slow.status, large.status]).toEqual([408, 413]);
});
