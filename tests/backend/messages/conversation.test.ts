import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, contactMessages, contactReplies, mails } from '../../../src/db/schema/index.ts';
import { mailboxOf } from '../../../src/domain/contact/acknowledgement.ts';
import { contactForm, tokenFrom, type Written } from '../../support/forms.ts';
import { startGraph } from '../../support/graph/graph.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { withStoppedClock } from '../../support/runner/stopped-clock.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
const staff = staffOf(world);

const address = '/backend/messages';

/** Submits the public form. Returns the id of the message. */
async function write(written: Written = {}): Promise<number> {
  const body = contactForm({ ...written, token: await tokenFrom(world, 5000) });
  const answer = await world.handle('/api/contact/submit', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const stored = await world.db.select({ id: contactMessages.id }).from(contactMessages).orderBy(contactMessages.id);
  return stored.at(-1)?.id ?? 0;
}

const show = (path: string): Promise<ParsedPage> => world.html(path, 200, staff);
const post = (path: string, fields: Record<string, string>) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: staff });
const acknowledgements = () => world.db.select().from(mails).where(eq(mails.isAutomatic, true)).orderBy(mails.id);
const stored = async () => (await world.db.select().from(contactMessages)).at(-1);
const username = async () => (await world.db.select().from(accounts))[0]?.username ?? '';

const api = (method: string, path: string, body?: unknown) =>
  world.call(method, `/api/backend/messages${path}`, body, staff);

describe('an acknowledgement', () => {
  test('tells the sender the number of the message, in the language of the form', async () => {
    const first = await write({ language: 'en', email: 'one@example.com' });
    const second = await write({ language: 'id', email: 'two@example.com' });
    await graph.received(4);
    const sent = graph.messages.filter(({ toRecipients }) =>
      toRecipients.some(({ emailAddress }) => emailAddress.address.endsWith('@example.com')),
    );
    expect(
      sent.map(({ subject, toRecipients }) => [toRecipients[0]?.emailAddress.address, subject]).toSorted(),
    ).toEqual([
      ['one@example.com', `We have received your message [#${first}]`],
      ['two@example.com', `Pesan Anda telah kami terima [#${second}]`],
    ]);
    const [english] = sent.filter(({ subject }) => subject.startsWith('We'));
    expect(english?.body).toMatchObject({ contentType: 'text' });
    expect(english?.body.content).toContain(`on the subject "Partnership"`);
    expect(english?.internetMessageHeaders).toEqual([{ name: 'x-auto-response-suppress', value: 'All' }]);
  });

  test('has nothing that its sender wrote, who may have entered the address of another person', async () => {
    await write({
      name: 'Click <b>https://evil.example</b>',
      message: 'Buy at https://evil.example now, dear friend.',
      phone: '+62 811 111 1111',
      language: 'en',
    });
    const [mail] = await acknowledgements();
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/evil|click|buy|friend|811/i);
    expect({ html: mail?.isHtml, attached: mail?.attachments, to: mail?.recipients, replyTo: mail?.replyTo }).toEqual({
      html: false,
      attached: [],
      to: ['sari@example.com'],
      replyTo: null,
    });
  });

  test('is not sent for spam', async () => {
    await write({ website: 'https://spam.example' });
    expect(await stored()).toMatchObject({ status: 'spam' });
    expect(await acknowledgements()).toEqual([]);
  });

  test('is sent three times a day at most to one mailbox, while every message is stored', async () => {
    const addresses = ['sari@example.com', 'SARI@example.com', 'sari+a@example.com', 'sari+b@EXAMPLE.com'];
    for (const email of addresses) await write({ email });
    expect(await world.db.$count(contactMessages)).toBe(4);
    expect((await acknowledgements()).map(({ recipients }) => recipients[0])).toEqual(addresses.slice(0, 3));
  });

  test.each([
    ['Sari+News@Example.com', 'sari@example.com'],
    ['s.a.r.i+x@googlemail.com', 'sari@gmail.com'],
    ['s.a.r.i@example.com', 's.a.r.i@example.com'],
  ])('%s is the mailbox %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  test('is sent five times an hour at most for messages of one network, while every message is stored', async () => {
    await withStoppedClock(async () => {
      for (let number = 0; number < 6; number += 1) await write({ email: `p${number}@example.com` });
    });
    expect(await world.db.$count(contactMessages)).toBe(6);
    expect(await acknowledgements()).toHaveLength(5);
  });

  test('that has not left is cancelled when the message is marked as spam', async () => {
    const id = await write();
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    await world.db.update(mails).set({ status: 'waiting', nextAttemptAt });
    await post(`${address}/${id}/status`, { status: 'spam' });
    expect(await acknowledgements()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a conversation', () => {
  const reply = { subject: 'Re: Kemitraan [#1]', body: 'Dengan senang hati.' };

  test('is threaded: each answer names the mails before it', async () => {
    const id = await write();
    await graph.received(2);
    await post(`${address}/${id}/reply`, reply);
    await post(`${address}/${id}/reply`, { ...reply, body: 'Satu hal lagi.' });
    const ids = graph.messages.filter(
      ({ toRecipients }) => toRecipients[0]?.emailAddress.address === 'sari@example.com',
    );
    const [acknowledged, first, second] = ids;
    expect(ids).toHaveLength(3);
    expect(acknowledged?.singleValueExtendedProperties).toBeUndefined();
    expect(first?.singleValueExtendedProperties).toEqual([
      { id: 'String 0x1042', value: acknowledged?.internetMessageId ?? '' },
      { id: 'String 0x1039', value: acknowledged?.internetMessageId ?? '' },
    ]);
    expect(second?.singleValueExtendedProperties).toEqual([
      { id: 'String 0x1042', value: first?.internetMessageId ?? '' },
      { id: 'String 0x1039', value: `${acknowledged?.internetMessageId} ${first?.internetMessageId}` },
    ]);
    expect(first?.internetMessageHeaders).toBeUndefined();
  });

  test('shows acknowledgement, answers and entered replies in the order of time', async () => {
    const id = await write();
    await post(`${address}/${id}/reply`, reply);
    const received = { received_at: '2026-01-31T09:00', text: 'Terima kasih <b>banyak</b>' };
    expect((await post(`${address}/${id}/received`, received)).status).toBe(303);
    const entry = await world.lastEntry();
    const page = await show(`${address}/${id}`);
    expect(page.querySelectorAll('#conversation li > p:first-child').map(textOf)).toEqual([
      'Reply from Sari Wulandari',
      'Automatic acknowledgement',
      `Answer by ${await username()}`,
    ]);
    expect(textOf(page.querySelector('#conversation li p[lang]'))).toBe('Terima kasih <b>banyak</b>');
    expect(await stored()).toMatchObject({ status: 'in_progress' });
    expect(entry).toMatchObject({
      description: `Entered a reply to message #${id}`,
      changes: { status: { before: 'answered', after: 'in_progress' } },
    });
    expect(JSON.stringify(entry)).not.toContain('banyak');
  });

  test('a reply that is sent twice is entered once', async () => {
    const id = await write();
    const received = { received_at: '2026-01-31T09:00', text: 'Terima kasih', submission_key: 'one-form' };
    await post(`${address}/${id}/received`, received);
    await post(`${address}/${id}/received`, received);
    expect(await world.db.$count(contactReplies)).toBe(1);
  });

  test.each([
    ['without text', { received_at: '2026-01-31T09:00', text: ' ' }, 'Is required'],
    ['without a moment', { received_at: '', text: 'Halo' }, 'Enter a date and a time'],
    ['of the future', { received_at: '2090-01-31T09:00', text: 'Halo' }, 'Must not be in the future'],
  ])('a reply %s is refused with what was typed', async (_name, fields, problem) => {
    const id = await write();
    const answer = await post(`${address}/${id}/received`, fields);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(problem);
    expect(text).toContain(fields.received_at);
    expect(await world.db.$count(contactReplies)).toBe(0);
  });

  test('with spam is not continued', async () => {
    const id = await write();
    await post(`${address}/${id}/status`, { status: 'spam' });
    const page = await show(`${address}/${id}`);
    expect(page.querySelectorAll('#reply-body')).toEqual([]);
    expect((await post(`${address}/${id}/reply`, reply)).status).toBe(422);
    expect((await api('POST', `/${id}/answers`, reply)).status).toBe(409);
    expect((await world.db.select().from(mails)).filter(({ author }) => author)).toEqual([]);
  });

  test('is erased with the person', async () => {
    const id = await write();
    await post(`${address}/${id}/received`, { received_at: '2026-01-31T09:00', text: 'Terima kasih' });
    await post(`${address}/erase`, { email: 'sari@example.com', confirmed: 'yes' });
    expect(await world.db.$count(contactReplies)).toBe(0);
    expect(await world.db.$count(mails)).toBe(0);
  });

  test('an erased address disappears from the replies of others', async () => {
    const id = await write({ email: 'other@example.com' });
    await post(`${address}/${id}/received`, { received_at: '2026-01-31T09:00', text: 'Ask sari@example.com, please' });
    await post(`${address}/erase`, { email: 'sari@example.com', confirmed: 'yes' });
    expect(await world.db.select({ text: contactReplies.text }).from(contactReplies)).toEqual([
      { text: 'Ask [erased], please' },
    ]);
  });
});

describe('an assignee', () => {
  const accountId = async () => (await world.db.select().from(accounts))[0]?.id ?? 0;

  test('is chosen among the accounts; the log keeps who was it before, and so does the screen', async () => {
    const id = await write();
    const own = await accountId();
    await post(`${address}/${id}/assignee`, { assignee: String(own) });
    expect(await stored()).toMatchObject({ assigneeId: own });
    await post(`${address}/${id}/assignee`, { assignee: '' });
    expect(await stored()).toMatchObject({ assigneeId: null });
    expect(await world.lastEntry()).toMatchObject({
      username: await username(),
      changes: { assignee: { before: await username(), after: null } },
    });
    const history = only(await show(`${address}/${id}`), '#history');
    expect(textOf(history)).toContain(`${await username()} → –`);
    expect(history.querySelectorAll('form, button, a')).toEqual([]);
    expect(textOf(history)).toContain(`Opened message #${id}`);
    await world.db.update(accounts).set({ language: 'id' });
    const indonesian = textOf(only(await show(`${address}/${id}`), '#history'));
    expect(indonesian).toContain(`Membuka pesan #${id}`);
    expect(indonesian).not.toContain('Opened message');
  });

  test.each(['999', 'x', '-1'])('"%s" is refused', async (assignee) => {
    const id = await write();
    await post(`${address}/${id}/assignee`, { assignee });
    expect(await stored()).toMatchObject({ assigneeId: null });
    expect(await world.lastEntry()).toMatchObject({ status: 'failed' });
  });

  test('filters the list', async () => {
    const first = await write({ name: 'First' });
    await write({ name: 'Second' });
    await post(`${address}/${first}/assignee`, { assignee: String(await accountId()) });
    const names = async (query: string) =>
      (await show(`${address}?${query}`)).querySelectorAll('tbody tr td:first-child a').map(textOf);
    expect(await names('assignee=me')).toEqual(['First']);
    expect(await names('assignee=none')).toEqual(['Second']);
    expect(await names('assignee=unknown')).toEqual(['Second', 'First']);
    const exported = await post(`${address}/export.csv?assignee=me`, {});
    expect((await exported.text()).match(/First|Second/g)).toEqual(['First']);
  });
});

describe('the API', () => {
  test('shows a message with its conversation and history', async () => {
    const id = await write();
    await graph.received(2);
    const changed = await api('PATCH', `/${id}`, { status: 'in_progress', assignee_id: 999_999 });
    expect(changed.status).toBe(400);
    expect((await api('PATCH', `/${id}`, { status: 'in_progress' })).status).toBe(200);
    const unfinished = await api('POST', `/${id}/answers`, { body: 'Halo' });
    expect(unfinished.status).toBe(400);
    expect(await unfinished.json()).toMatchObject({ error: 'Is required (subject)', field: 'subject' });
    expect((await api('POST', `/${id}/answers`, { subject: 'Re', body: 'Halo' })).status).toBe(200);
    const received = { text: 'Terima kasih', received_at: '2026-01-31T09:00:00+07:00' };
    expect((await api('POST', `/${id}/received`, received)).status).toBe(201);
    const shown = (await (await api('GET', `/${id}`)).json()) as {
      status: string;
      conversation: { kind: string; by: string | null }[];
      history: { description: string }[];
    };
    expect(shown).toMatchObject({ id, name: 'Sari Wulandari', assignee: null });
    expect(shown.conversation.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', await username()],
      ['acknowledgement', null],
      ['answer', await username()],
    ]);
    expect(shown.history.at(-1)?.description).toBe(`Changed the status of message #${id}`);
    const [listed] = (await (await api('GET', '?assignee=none')).json()) as [{ id: number }];
    expect(listed).toMatchObject({ id, status: 'in_progress', files: 0 });
  });

  test.each(['GET', 'PATCH'])('%s of an unknown message answers 404', async (method) => {
    expect((await api(method, '/999', method === 'PATCH' ? { status: 'closed' } : undefined)).status).toBe(404);
  });
});
