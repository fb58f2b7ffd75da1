import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import {
  accounts,
  contactMessages,
  dataBreaches,
  dataRequests,
  mails,
  processingEntries,
} from '../../../src/db/schema/index.ts';
import { countPages, loadPdf } from '../../../src/domain/attachments/pdf-library.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { message, storeMessage } from '../../support/contact-messages.ts';
import { cookiesOf } from '../../support/cookies.ts';
import { contactForm, files, tokenFrom } from '../../support/forms.ts';
import { startGraph } from '../../support/graph/graph.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let cookie: string;
beforeEach(async () => {
  ({ cookie } = await world.signedIn());
});

const address = '/backend/privacy';
const show = (path = '', status = 200) => world.html(`${address}${path}`, status, { cookie });
const post = (path: string, fields: Record<string, string> = {}) =>
  world.handle(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
const entries = async () => (await loggedEntries(world.db)).map(({ description }) => description);
const request = async (id = 1) => (await world.db.select().from(dataRequests)).find((one) => one.id === id);

/** A message with a file from sari@example.com, and an open request of hers. */
async function openRequest(kind = 'access'): Promise<number> {
  const body = contactForm({ token: await tokenFrom(world, 5000) }, [files.pdf('surat.pdf')]);
  await world.handle('/api/contact/submit', { method: 'POST', body });
  const [stored] = await world.db
    .insert(dataRequests)
    .values({
      kind,
      email: 'Sari@Example.com',
      name: 'Sari',
      details: 'Mohon ditangani.',
      language: 'id',
      status: 'open',
      confirmedAt: new Date(),
      dueAt: new Date(Date.now() + 72 * 3_600_000 - 60_000),
    })
    .returning({ id: dataRequests.id });
  return stored?.id ?? 0;
}

async function next(answer: Response): Promise<ParsedPage> {
  expect(answer.status).toBe(303);
  return world.html(answer.headers.get('location') ?? '', 200, { cookie: `${cookie}; ${cookiesOf(answer)}` });
}

describe('the list', () => {
  test('shows open requests with the time that is left, the next deadline first', async () => {
    const values = { kind: 'copy', language: 'id', status: 'open' };
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000 + 60_000);
    await world.db.insert(dataRequests).values([
      { ...values, email: 'late@example.com', dueAt: hours(50) },
      { ...values, email: 'over@example.com', dueAt: hours(-3) },
      { ...values, email: 'soon@example.com', dueAt: hours(5) },
      { ...values, email: 'waiting@example.com', status: 'unconfirmed' },
    ]);
    const rows = (await show()).querySelectorAll('tbody tr').map((row) => textOf(row));
    expect(
      rows.map((row) => /#\d([a-z]+@example\.com).*2026, \d\d\.\d\d(\d+ hours? (?:left|overdue))/.exec(row)?.slice(1)),
    ).toEqual([
      ['over@example.com', '3 hours overdue'],
      ['soon@example.com', '5 hours left'],
      ['late@example.com', '50 hours left'],
    ]);
    expect((await show('?list=unconfirmed')).querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('is for administrators and privacy officers only', async () => {
    for (const [roles, status] of [
      [['privacy_officer'], 200],
      [['editor', 'writer', 'auditor', 'recipient'], 403],
    ] as const) {
      await world.db.update(accounts).set({ roles: [...roles] });
      expect((await world.get(address, { cookie })).status).toBe(status);
    }
  });
});

describe('a request', () => {
  test('entered by staff sends the link to the address', async () => {
    const page = await next(
      await post('/new', { kind: 'copy', email: 'sari@example.com', name: '', details: '', language: 'en' }),
    );
    expect(textOf(only(page, '#stored'))).toContain('Shown once the identity is confirmed.');
    const [mail] = await world.db.select().from(mails);
    expect([mail?.recipients, mail?.subject]).toEqual([
      ['sari@example.com'],
      'Confirm your personal data request - Khatulistiwa Alumina',
    ]);
  });

  test('with mistakes comes back with what was typed', async () => {
    const answer = await post('/new', { kind: '', email: 'nobody', details: 'By letter' });
    expect(answer.status).toBe(422);
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, '#email-error'))).toStartWith('Enter a whole email address');
    expect(textOf(only(page, '#details'))).toBe('By letter');
  });

  test('shows nothing that is stored before the identity is confirmed, not even as a download', async () => {
    const id = await openRequest();
    await world.db.update(dataRequests).set({ status: 'unconfirmed' });
    expect(textOf(await show(`/${id}`))).not.toContain('pasokan');
    for (const file of ['data.json', 'data.pdf']) {
      expect((await post(`/${id}/${file}`)).status).toBe(404);
    }
  });

  test('can be confirmed by staff with a reason, which is recorded', async () => {
    const id = await openRequest();
    await world.db.update(dataRequests).set({ status: 'unconfirmed', dueAt: null });
    expect((await post(`/${id}/confirm`, { reason: ' ' })).status).toBe(422);
    await next(await post(`/${id}/confirm`, { reason: 'Showed her identity card' }));
    expect(await request(id)).toMatchObject({ status: 'open' });
    expect(JSON.stringify((await request(id))?.history)).toContain(
      '"step":"confirmed_by_staff","reason":"Showed her identity card"',
    );
    expect(await entries()).toContain(`Confirmed the identity of data request #${id} without the link`);
  });

  test('shows everything about the address in upper and lower case, and records each reading without the person', async () => {
    const id = await openRequest();
    await storeMessage(world.db, { email: 'joan-sari@example.com', message: 'Of somebody else' });
    const page = await show(`/${id}`);
    const stored = textOf(only(page, '#stored'));
    for (const part of ['Sari Wulandari', 'pasokan alumina', 'surat.pdf', 'Kemitraan']) expect(stored).toContain(part);
    expect(stored).not.toContain('Of somebody else');
    expect((await entries()).at(-1)).toBe(`Opened the data of data request #${id} (viewed)`);
    await show(`/${id}`);
    expect((await entries()).filter((text) => text.endsWith('(viewed)'))).toHaveLength(1);
  });

  test('is exported as JSON and as a PDF', async () => {
    const id = await openRequest();
    const json = await post(`/${id}/data.json`);
    expect(json.headers.get('cache-control')).toBe('private, no-store');
    const data = await json.json();
    expect(data.messages[0]).toMatchObject({ name: 'Sari Wulandari', email: 'sari@example.com', noticeVersion: null });
    expect([data.files[0].name, data.mails.length, data.requests.length]).toEqual(['surat.pdf', 2, 1]);
    const pdf = await post(`/${id}/data.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const budget = { check() {}, takeBytes() {}, takePdfObject() {} } as never;
    const parsed = await loadPdf(await pdf.bytes(), budget);
    expect(parsed && countPages(parsed)).toBe(2);
    expect((await entries()).slice(-2)).toEqual([
      `Opened the data of data request #${id} (exported_json)`,
      `Opened the data of data request #${id} (exported_pdf)`,
    ]);
  });

  test('is exported without the text of mails that only their recipient may read, whatever became of them', async () => {
    const id = await openRequest();
    const invitation = 'https://www.example.test/backend/invitation/secret';
    const statuses = ['waiting', 'sending', 'failed', 'cancelled'];
    // Not due: the outbox leaves them alone.
    const nextAttemptAt = new Date('2099-01-01');
    const mail = (status: string) => ({
      status,
      subject: 'Invitation',
      recipients: ['Sari@example.com'],
      nextAttemptAt,
      messageId: crypto.randomUUID(),
    });
    await world.db
      .insert(mails)
      .values([
        ...statuses.map((status) => ({ ...mail(status), body: invitation, isConfidential: true })),
        { ...mail('sent'), body: 'The meeting is at nine.' },
      ]);
    const text = await (await post(`/${id}/data.json`)).text();
    const exported: { subject: string; status: string; body: string }[] = JSON.parse(text).mails;
    expect(
      exported.filter(({ subject }) => subject === 'Invitation').map(({ status, body }) => [status, body]),
    ).toEqual([
      ['waiting', ''],
      ['sending', ''],
      ['failed', ''],
      ['cancelled', ''],
      ['sent', 'The meeting is at nine.'],
    ]);
    expect(text).not.toContain(invitation);
    expect((await show(`/${id}`)).outerHTML).not.toContain(invitation);
    expect(await world.db.$count(mails, eq(mails.body, invitation))).toBe(4);
  });

  test('is exported as a PDF with any characters and words of any length', async () => {
    const id = await openRequest();
    await world.db.update(contactMessages).set({ message: `${'x'.repeat(2000)} 中文 \u{1F600} ż` });
    const pdf = await post(`/${id}/data.pdf`);
    expect(new TextDecoder().decode((await pdf.bytes()).slice(0, 5))).toBe('%PDF-');
  });

  test('reveals nothing about sealed reports', async () => {
    const id = await openRequest();
    const data = await (await post(`/${id}/data.json`)).json();
    expect(Object.keys(data).sort()).toEqual(
      ['accounts', 'address', 'controller', 'files', 'log', 'made', 'mails', 'messages', 'request', 'requests'].sort(),
    );
  });

  test('for a correction changes the sender in all messages', async () => {
    const id = await openRequest('correction');
    expect((await post(`/${id}/correct`, { name: '', phone: '' })).status).toBe(422);
    expect((await post(`/${id}/correct`, { name: 'Sari\nBcc: all@example.com', phone: '' })).status).toBe(422);
    await next(await post(`/${id}/correct`, { name: 'Sari W. Putri', phone: '' }));
    const [message] = await world.db.select().from(contactMessages);
    expect([message?.name, message?.phone]).toEqual(['Sari W. Putri', '+62 812 3456 7890']);
  });

  test('for a restriction keeps the messages, which cannot be answered until it is lifted', async () => {
    const id = await openRequest('restriction');
    const [message] = await world.db.select().from(contactMessages);
    const answer = () =>
      world.post(
        `/backend/messages/${message?.id}/reply`,
        { subject: 'Re', body: 'Halo', submission_key: crypto.randomUUID() },
        { cookie },
      );
    await next(await post(`/${id}/restrict`, { restricted: 'yes' }));
    expect(textOf(await show(`/${id}`))).toContain('its messages are stored, but cannot be answered');
    const before = await world.db.$count(mails);
    await answer();
    expect(await world.db.$count(mails)).toBe(before);
    await next(await post(`/${id}/restrict`, { restricted: 'no' }));
    await answer();
    expect(await world.db.$count(mails)).toBe(before + 1);
  });

  test('for an erasure removes everything, masks itself and leaves a certificate', async () => {
    const id = await openRequest('erasure');
    expect(textOf(await show(`/${id}/erase`))).toContain('Sari@Example.com');
    const certificate = textOf(await next(await post(`/${id}/erase`)));
    expect(certificate).toContain(`For request #${id} from S***@Example.com`);
    expect(certificate).toContain('Names written without the address, accounts of staff');
    expect(certificate).toContain('Neither is the register of data breaches, which is kept as evidence');
    expect(certificate).toMatch(/Messages1/);
    expect(certificate).toMatch(/Attachments1/);
    expect(certificate).toMatch(/Versions of content0/);
    expect([await world.db.$count(contactMessages), await world.db.$count(mails)]).toEqual([0, 0]);
    expect(await request(id)).toMatchObject({ status: 'fulfilled', email: 'S***@Example.com', name: '', details: '' });
    const everything = JSON.stringify([await world.db.select().from(dataRequests), await loggedEntries(world.db)]);
    expect(everything.toLowerCase()).not.toContain('sari@example.com');
    expect(everything).not.toContain('Wulandari');
    expect((await post(`/${id}/erase`)).status).toBe(303);
  });

  test('is closed once, with what was answered, and gives an evidence file without the data', async () => {
    const id = await openRequest();
    expect((await post(`/${id}/close`, { outcome: '', status: 'fulfilled' })).status).toBe(422);
    await next(await post(`/${id}/close`, { outcome: 'Copy sent by mail', status: 'fulfilled' }));
    const again = await post(`/${id}/close`, { outcome: 'Other', status: 'refused' });
    expect(again.status).toBe(303);
    expect(await request(id)).toMatchObject({ status: 'fulfilled', outcome: 'Copy sent by mail' });
    const evidence = await (await world.get(`${address}/${id}/evidence.json`, { cookie })).json();
    expect(evidence).toMatchObject({ request: id, kind: 'access', status: 'fulfilled', answeredInTime: true });
    expect(evidence.history.at(-1).step).toBe('fulfilled');
    expect(JSON.stringify(evidence)).not.toContain('pasokan');
    expect(textOf(await show(`/${id}`))).not.toContain('pasokan');
  });

  test('that does not exist is not found', async () => {
    for (const path of ['/99', '/x', '/99/certificate', '/99/erase']) await show(path, 404);
    expect((await post('/99/close', { outcome: 'x' })).status).toBe(404);
    expect((await post('/99/data.json')).status).toBe(404);
  });
});

describe('the register', () => {
  test('begins with what the site itself processes, once', async () => {
    await next(await post('/register/first'));
    await post('/register/first');
    const names = (await world.db.select().from(processingEntries)).map(({ name }) => name).sort();
    expect(names).toEqual(['BAIK reports', 'Contact messages', 'Staff accounts and activity log']);
  });

  const entry = { kind: 'processor', name: 'Penyedia email', purpose: 'Mengirim email' };

  test('keeps entries, returns mistakes with what was typed, and records changes', async () => {
    const refused = await post('/register/new', { ...entry, name: '' });
    expect(refused.status).toBe(422);
    expect(textOf(only(parseHtml(await refused.text()), '#purpose'))).toBe('Mengirim email');
    await next(await post('/register/new', entry));
    const [stored] = await world.db.select().from(processingEntries);
    await next(await post(`/register/${stored?.id}`, { ...entry, safeguards: 'Perjanjian' }));
    expect((await world.db.select().from(processingEntries))[0]).toMatchObject({ safeguards: 'Perjanjian' });
    expect(textOf(await show('/register'))).toContain('Penyedia email');
    await next(await post(`/register/${stored?.id}/delete`));
    expect(await world.db.$count(processingEntries)).toBe(0);
    expect((await entries()).slice(-3)).toEqual([
      'Saved the register entry "Penyedia email"',
      'Saved the register entry "Penyedia email"',
      'Deleted the register entry "Penyedia email"',
    ]);
  });
});

describe('a breach', () => {
  const breach = {
    title: 'Lost notebook',
    discoveredAt: '2026-11-20T09:30',
    revealed: 'Nama dan alamat email.',
    cause: 'Laptop hilang pada 19 November 2026.',
    measures: 'Akses dicabut.',
    receivedFrom: '2026-11-01',
    receivedTo: '2026-11-19',
    otherAddresses: 'Budi@example.com\nsari@example.com',
  };

  test('drafts the notice in Indonesian and lists those affected, each once', async () => {
    const at = (email: string, createdAt: string) => message({ email, createdAt: new Date(createdAt) });
    await world.db
      .insert(contactMessages)
      .values([
        at('SARI@example.com', '2026-11-10T00:00:00Z'),
        at('first@example.com', '2026-10-31T17:00:00Z'),
        at('before@example.com', '2026-10-31T16:59:59Z'),
        at('after@example.com', '2026-11-19T17:00:00Z'),
      ]);
    const page = await next(await post('/breaches/new', breach));
    const notice = textOf(only(page, '#notice pre'));
    for (const part of ['Pasal 46', breach.revealed, breach.cause, breach.measures]) expect(notice).toContain(part);
    expect(only(page, '#notice pre').getAttribute('lang')).toBe('id');
    const [stored] = await world.db.select().from(dataBreaches);
    expect(stored?.discoveredAt.toISOString()).toBe('2026-11-20T02:30:00.000Z');
    const csv = await (await post(`/breaches/${stored?.id}/affected.csv`)).text();
    expect(csv.trim().split(/\r?\n/)).toEqual(['email', 'budi@example.com', 'first@example.com', 'sari@example.com']);
    expect((await entries()).at(-1)).toBe(`Downloaded the addresses of those affected by data breach #${stored?.id}`);
  });

  test('is refused with an impossible date or address, and keeps what was typed', async () => {
    expect((await post('/breaches/new', { ...breach, discoveredAt: '2026-11-20T99:99' })).status).toBe(422);
    const answer = await post('/breaches/new', { ...breach, receivedFrom: '2026-02-30', otherAddresses: 'nobody' });
    expect(answer.status).toBe(422);
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, '#receivedFrom-error'))).toBe('This date does not exist');
    expect(textOf(only(page, '#otherAddresses-error'))).toBe('Write one whole email address on each line');
    expect(textOf(only(page, '#cause'))).toBe(breach.cause);
  });

  test.each([
    ['one of the two days', { receivedTo: '' }],
    ['the days in the wrong order', { receivedFrom: '2026-11-20' }],
  ])('is refused with %s, which would list nobody', async (_, days) => {
    const answer = await post('/breaches/new', { ...breach, ...days });
    expect(textOf(only(parseHtml(await answer.text()), '#receivedTo-error'))).toBe(
      'Fill in both days; the second is not before the first',
    );
    expect(await world.db.$count(dataBreaches)).toBe(0);
  });

  test('records once when those affected and the authority were notified', async () => {
    await post('/breaches/new', breach);
    const [stored] = await world.db.select().from(dataBreaches);
    for (const step of ['notified', 'reported', 'notified']) await post(`/breaches/${stored?.id}/${step}`);
    expect((await entries()).filter((text) => text.startsWith('Recorded'))).toEqual([
      `Recorded that those affected were notified of data breach #${stored?.id}`,
      `Recorded that the authority was notified of data breach #${stored?.id}`,
    ]);
  });
});

test('the forecast says what will be erased within 30 days', async () => {
  await storeMessage(world.db, { email: 'robot@example.com', status: 'spam' });
  const rows = (await show('/retention')).querySelectorAll('tbody tr').map((row) => textOf(row));
  expect(rows).toEqual([
    'Messages that are answered, closed or spam1',
    'Other emails0',
    'Requests that are closed or unconfirmed0',
  ]);
});
