import { describe, expect, test } from 'bun:test';
import { contactMessages, dataRequests, mails } from '../../../src/db/schema/index.ts';
import { warnOfDeadlines } from '../../../src/domain/privacy/deadlines.ts';
import { contactForm, tokenFrom } from '../../support/forms.ts';
import { startGraph } from '../../support/graph/graph.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });

const page = '/id/permintaan-data-pribadi';
const good = { kind: 'erasure', email: 'sari@example.com', name: 'Sari', details: 'Mohon hapus pesan saya.' };

async function send(written: Record<string, string> = {}, path = page): Promise<Response> {
  const fields = { token: await tokenFrom(world, 5000), submission_key: crypto.randomUUID(), ...good, ...written };
  return world.handle(path, { method: 'POST', body: new URLSearchParams(fields) });
}

const requests = () => world.db.select().from(dataRequests).orderBy(dataRequests.id);

/** The link in the newest mail, without the origin. */
async function linkSent(): Promise<string> {
  // The text of the mail is not kept after it was sent.
  await graph.received(await world.db.$count(mails));
  const text = graph.messages.at(-1)?.body.content ?? '';
  return new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://none/').href.replace(/^https?:\/\/[^/]*/, '');
}

describe('the form', () => {
  test('stores the request with the version of its notice, and sends a link that repeats nothing of it', async () => {
    const answer = await send({ notice: 'data-request-2026-11-23' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?notice=sent#form`]);
    expect(await requests()).toMatchObject([
      { ...good, status: 'unconfirmed', language: 'id', noticeVersion: 'data-request-2026-11-23', dueAt: null },
    ]);
    const [mail] = await world.db.select().from(mails);
    expect(mail?.recipients).toEqual(['sari@example.com']);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/Sari|Mohon/);
    expect(JSON.stringify(await requests())).not.toContain((await linkSent()).split('code=')[1] ?? '');
  });

  test('works in English', async () => {
    expect((await send({}, '/en/personal-data-request')).headers.get('location')).toBe(
      '/en/personal-data-request?notice=sent#form',
    );
    const done = await world.html('/en/personal-data-request?notice=sent');
    expect(textOf(only(done, 'main [role="status"]'))).toStartWith('We have received your request.');
  });

  test('returns what was typed with an error at each field', async () => {
    const answer = await send({ kind: '', email: 'sari@', details: 'x'.repeat(2001) });
    expect(answer.status).toBe(422);
    const html = parseHtml(await answer.text());
    expect(
      html.querySelectorAll('.error-summary a, [data-error-summary] a, form a[href^="#data-request"]').length,
    ).toBe(3);
    expect(only(html, '#data-request-email').getAttribute('value')).toBe('sari@');
    expect(textOf(only(html, '#data-request-details'))).toHaveLength(2001);
    expect(textOf(only(html, '#data-request-kind-error'))).toBe('Pilih salah satu permintaan');
    expect(await requests()).toEqual([]);
  });

  test('sent twice makes one request and one mail', async () => {
    const fields = { token: await tokenFrom(world, 5000), submission_key: 'one-form', ...good };
    for (const _ of [1, 2]) {
      const answer = await world.handle(page, { method: 'POST', body: new URLSearchParams(fields) });
      expect(answer.status).toBe(303);
    }
    expect([(await requests()).length, await world.db.$count(mails)]).toEqual([1, 1]);
  });

  test('sends at most three links a day to one address, for all visitors together', async () => {
    const statuses: number[] = [];
    for (const email of ['sari@example.com', 'SARI@example.com', 'sari@EXAMPLE.com', 'sari@example.com']) {
      statuses.push((await send({ email })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(await world.db.$count(mails)).toBe(3);
  });

  test('filled in by a program is answered like any other, and dropped', async () => {
    expect((await send({ website: 'http://spam.example' })).status).toBe(303);
    expect([(await requests()).length, await world.db.$count(mails)]).toEqual([0, 0]);
  });

  test('answers the same whether anything is stored about the address', async () => {
    const unknown = await send({ email: 'nobody@example.com' });
    await world.post('/api/contact/submit', contactForm({ token: await tokenFrom(world, 5000) }));
    const known = await send();
    const shape = ({ status, headers }: Response) => [status, headers.get('location')];
    expect(shape(known)).toEqual(shape(unknown));
  });
});

describe('the link', () => {
  test('shows a button, and changes nothing by itself', async () => {
    await send();
    const link = await linkSent();
    expect(link).toStartWith('/id/permintaan-data-pribadi/konfirmasi?code=');
    const answer = await world.get(link);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const html = await world.html(link);
    expect(only(html, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(textOf(only(html, 'main form button'))).toBe('Ya, ini permintaan saya');
    expect(await requests()).toMatchObject([{ status: 'unconfirmed' }]);
  });

  test('leads to the same question in the other language', async () => {
    await send();
    const link = await linkSent();
    const [other] = (await world.html(link)).querySelectorAll('header a[hreflang]');
    const english = await world.html(other?.getAttribute('href') ?? '');
    expect(textOf(only(english, 'main form button'))).toBe('Yes, this is my request');
  });

  test('is for its recipient only: the history of sent mail does not show it', async () => {
    await send();
    const [mail] = await world.db.select().from(mails);
    const html = await world.html(`/backend/email/sent/${mail?.id}`, 200, await world.signedIn(['administrator']));
    expect(textOf(html)).toContain('sari@example.com');
    expect(html.toString()).not.toContain((await linkSent()).split('code=')[1] ?? '');
  });

  test('confirmed once opens the request for 72 hours and tells staff; a second time it is not valid', async () => {
    await send();
    const [path = '', code = ''] = (await linkSent()).split('?code=');
    const confirm = () => world.handle(path, { method: 'POST', body: new URLSearchParams({ code }) });
    const answer = await confirm();
    expect([answer.status, textOf(only(parseHtml(await answer.text()), 'h1'))]).toEqual([
      200,
      'Permintaan dikonfirmasi',
    ]);
    const [request] = await requests();
    expect(request).toMatchObject({ status: 'open', codeHash: null });
    expect((request?.dueAt?.getTime() ?? 0) - (request?.confirmedAt?.getTime() ?? 0)).toBe(72 * 3_600_000);
    const [, notice] = await world.db.select().from(mails).orderBy(mails.id);
    expect([notice?.recipients, notice?.subject]).toEqual([[], 'Permintaan data pribadi #1 menunggu jawaban']);
    expect(`${notice?.body}`).not.toContain('sari@example.com');
    expect((await confirm()).status).toBe(410);
  });

  test.each(['', 'x', 'A'.repeat(27), '%00', "' or 1=1 --"])('with the code "%s" is not valid', async (code) => {
    await send();
    const html = await world.html(`${page}/konfirmasi?code=${encodeURIComponent(code)}`);
    expect(textOf(only(html, 'h1'))).toBe('Tautan ini tidak berlaku');
  });
});

test('staff are warned once when less than 24 hours are left, and once when the time is over', async () => {
  const dueAt = new Date('2026-11-25T10:00:00Z');
  await world.db.insert(dataRequests).values({ ...good, language: 'id', status: 'open', dueAt });
  const subjects = async (now: string) => {
    await warnOfDeadlines(world.db, new Date(now));
    return (await world.db.select().from(mails).orderBy(mails.id)).map(({ subject }) => subject);
  };
  expect(await subjects('2026-11-24T09:59:00Z')).toEqual([]);
  const near = ['Permintaan data pribadi #1: kurang dari 24 jam'];
  expect(await subjects('2026-11-24T10:01:00Z')).toEqual(near);
  expect(await subjects('2026-11-24T11:00:00Z')).toEqual(near);
  const late = [...near, 'Permintaan data pribadi #1 terlambat'];
  expect(await subjects('2026-11-25T10:01:00Z')).toEqual(late);
  expect(await subjects('2026-11-26T10:01:00Z')).toEqual(late);
});

test('the contact form shows its notice and stores its version with the message', async () => {
  const html = await world.html('/id/kontak');
  const version = only(html, 'main [data-notice-version]').getAttribute('data-notice-version') ?? '';
  expect(version).toBe('contact-2026-11-23');
  expect(only(html, 'form input[name="notice"]').getAttribute('value')).toBe(version);
  for (const notice of [version, 'invented']) {
    const body = contactForm({ notice, token: await tokenFrom(world, 5000) });
    expect((await world.handle('/api/contact/submit', { method: 'POST', body })).status).toBe(200);
  }
  const stored = await world.db.select().from(contactMessages).orderBy(contactMessages.id);
  expect(stored.map(({ noticeVersion }) => noticeVersion)).toEqual([version, null]);
});

test('the privacy policy lists the periods of the table, and nothing else', async () => {
  const html = await world.html('/en/privacy-policy');
  expect(html.querySelectorAll('#retention li').map((item) => textOf(item))).toEqual([
    'Contact messages, their attachments and the emails about them: 2 years after the message was answered or closed. Messages that are not answered yet are kept.',
    'Messages marked as spam: 30 days.',
    'Other emails that this site sent: 2 years.',
    'Personal data requests and their answers, as evidence: 5 years after they were closed.',
    'Personal data requests that were not confirmed: 30 days.',
    'Daily counts of what browsers blocked, without personal data: 30 days.',
    'BAIK reports that were substantiated: 5 years after they were closed.',
    'BAIK reports that were unsubstantiated or lacked information: 1 year after they were closed.',
    'BAIK reports that were out of scope or duplicates: 3 months after they were closed.',
  ]);
});
