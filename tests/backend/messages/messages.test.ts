import { beforeEach, describe, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { contactAttachments, contactMessages, mails } from '../../../src/db/schema/index.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { message, storeMessage } from '../../support/contact-messages.ts';
import { cookiesOf } from '../../support/cookies.ts';
import { tamper } from '../../support/database/tampering.ts';
import { contactForm, files, tokenFrom, type Written } from '../../support/forms.ts';
import { answers, startGraph } from '../../support/graph/graph.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let cookie: string;
beforeEach(async () => {
  ({ cookie } = await world.signedIn());
});

const address = '/backend/messages';

/** Submits the public form and waits until the notification mail has been sent. */
async function write(written: Written = {}, attached: File[] = []): Promise<number> {
  const body = contactForm({ ...written, token: await tokenFrom(world, 5000) }, attached);
  const answer = await world.handle('/api/contact/submit', { method: 'POST', body });
  if (answer.status !== 200) throw new Error(await answer.text());
  const [stored] = await world.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .orderBy(contactMessages.id)
    .then((all) => all.slice(-1));
  return stored?.id ?? 0;
}

const put = (said?: Parameters<typeof message>[0]) => storeMessage(world.db, said);

const show = (path = address, status = 200) => world.html(path, status, { cookie });
const post = (path: string, fields: Record<string, string>) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
const senders = (page: ParsedPage) => page.querySelectorAll('tbody tr td:first-child a').map((link) => textOf(link));
const noticeOf = (page: ParsedPage) => textOf(page.querySelector('.flash-notice'));
const statusOf = async (id: number) =>
  (await world.db.select().from(contactMessages)).find((message) => message.id === id)?.status;

async function next(answer: Response): Promise<ParsedPage> {
  expect({ status: answer.status, body: answer.status === 303 ? '' : await answer.text() }).toEqual({
    status: 303,
    body: '',
  });
  // The fragment is not sent to the server.
  const [location = ''] = (answer.headers.get('location') ?? '').split('#');
  return world.html(location, 200, { cookie: `${cookie}; ${cookiesOf(answer)}` });
}

describe('the list', () => {
  test('shows contact messages, newest first, and spam only on request', async () => {
    await write({ name: 'First' }, [files.pdf(), files.png()]);
    await put({ name: 'Second', status: 'answered', subject: 'karir' });
    await put({ name: 'Robot', status: 'spam' });
    const page = await show();
    expect(senders(page)).toEqual(['Second', 'First']);
    const rows = page.querySelectorAll('tbody tr').map((row) => textOf(row));
    expect(rows.map((row) => /\d files?/.exec(row)?.[0])).toEqual([undefined, '2 files']);
    const first = textOf(page.querySelectorAll('tbody tr')[1]);
    for (const part of ['sari@example.com', 'Partnership', 'Kami ingin membahas', 'New']) expect(first).toContain(part);
    await put({ name: 'Long', status: 'closed', message: `${'word '.repeat(27)}intersection and more` });
    expect(textOf(await show(`${address}?status=closed`))).toMatch(/word word …/);
    expect(senders(await show(`${address}?status=spam`))).toEqual(['Robot']);
    expect(senders(await show(`${address}?status=answered`))).toEqual(['Second']);
    expect(senders(await show(`${address}?status=nonsense`))).toHaveLength(3);
  });

  test('is searched by name, address, phone and text, ignoring case and with partial words', async () => {
    await put({
      name: 'Wayan Ardana',
      email: 'wayan@kilang.example',
      phone: '+62 812 3456',
      message: 'Tentang Alumina kelas A',
    });
    await put({ name: 'Budi' });
    for (const search of ['wayan', 'ARDANA', 'wayan@kilang.example', '812 3456', 'alumi', 'kelas alumina']) {
      expect({ search, found: senders(await show(`${address}?search=${encodeURIComponent(search)}`)) }).toEqual({
        search,
        found: ['Wayan Ardana'],
      });
    }
    expect(textOf(await show(`${address}?search=nowhere`))).toContain('No messages found matching your criteria');
    expect((await world.get(`${address}?search=${encodeURIComponent("' | ! & :* \\")}`, { cookie })).status).toBe(200);
  });

  test('is paginated with its filters', async () => {
    for (let number = 1; number <= 17; number += 1) await put({ name: `Person ${number}`, message: 'halo' });
    expect(senders(await show())).toHaveLength(15);
    const second = await show(`${address}?search=halo&page=2`);
    expect(senders(second)).toEqual(['Person 2', 'Person 1']);
    expect(textOf(second)).toContain('Showing 16-17 of 17 messages');
    expect(only(second, 'a[rel="prev"]').getAttribute('href')).toBe(`${address}?search=halo`);
    expect(senders(await show(`${address}?page=9`))).toHaveLength(2);
    await show(`${address}?page=0`, 404);
  });

  test('has a message when empty', async () => {
    expect(textOf(await show())).toContain('No messages yet');
  });
});

describe('a message', () => {
  test('shows text and sender, escaped', async () => {
    const id = await put({ name: '<b>Sari</b>', message: '<script>alert(1)</script>\nsecond line', phone: '+62 812' });
    const page = await show(`${address}/${id}`);
    expect(textOf(only(page, 'h1'))).toBe('<b>Sari</b>');
    expect(page.querySelectorAll('main b, #message script')).toHaveLength(0);
    expect(only(page, '#message p').getAttribute('lang')).toBe('id');
    for (const part of ['sari@example.com', '+62 812', 'Bahasa Indonesia', `message #${id}`])
      expect(textOf(page)).toContain(part);
    for (const unknown of ['0', '99999', '99999999999', 'abc']) await show(`${address}/${unknown}`, 404);
  });

  test('has attachments that are downloads only', async () => {
    const id = await write({}, [files.pdf("usulan 'baru' №1.pdf")]);
    const [file] = await world.db.select().from(contactAttachments);
    const answer = await world.get(`${address}/${id}/files/${file?.id}`, { cookie });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="usulan _baru_ _1.pdf"; filename*=UTF-8''usulan%20%27baru%27%20%E2%84%961.pdf`,
    });
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    const other = await put();
    for (const path of [`${other}/files/${file?.id}`, `${id}/files/99`, `${id}/files/..%2f..%2fpostgres`]) {
      expect((await world.get(`${address}/${path}`, { cookie })).status).toBe(404);
    }
  });

  test('that is opened leaves an entry: one an hour for each person and message', async () => {
    const [id, other] = [await put(), await put()];
    const colleague = await world.signedIn();
    const openings = async () => {
      const entries = await loggedEntries(world.db);
      return entries.map(({ description }) => description).filter((text) => text.startsWith('Opened'));
    };
    for (const one of [id, id, other]) await world.html(`${address}/${one}`, 200, { cookie });
    expect(await openings()).toEqual([`Opened message #${id}`, `Opened message #${other}`]);
    await world.html(`${address}/${id}`, 200, colleague);
    expect(await openings()).toHaveLength(3);
    await tamper(world.db, "update activity_logs set timestamp = timestamp - interval '3601 seconds'");
    await world.html(`${address}/${id}`, 200, { cookie });
    expect(await openings()).toHaveLength(4);
  });

  test('changes its status and logs the old and the new one', async () => {
    const id = await put();
    const answer = await post(`${address}/${id}/status`, { status: 'in_progress' });
    expect(await world.lastEntry()).toMatchObject({
      description: `Changed the status of message #${id}`,
      changes: { status: { before: 'new', after: 'in_progress' } },
    });
    const page = await next(answer);
    expect(noticeOf(page)).toBe('Status saved The message is now: In progress');
    expect(textOf(only(page, '#status'))).toContain('In progress');
  });

  test('rejects an unknown status with an error', async () => {
    const id = await put();
    for (const status of ['done', '', 'NEW']) {
      expect(noticeOf(await next(await post(`${address}/${id}/status`, { status })))).toBe(
        'Validation Error Choose one of the statuses',
      );
    }
    expect(await statusOf(id)).toBe('new');
    expect((await post(`${address}/99999/status`, { status: 'closed' })).status).toBe(404);
  });
});

describe('a reply', () => {
  const reply = { subject: 'Re: Kemitraan [#1]', body: 'Dengan senang hati.' };

  test('is sent by mail with the message quoted in its language, and marks the message as answered', async () => {
    const id = await put({ message: 'Kami ingin membahas pasokan.\nTerima kasih.' });
    expect(only(await show(`${address}/${id}`), '#reply-subject').getAttribute('value')).toBe(`Re: Kemitraan [#${id}]`);
    const page = await next(await post(`${address}/${id}/reply`, reply));
    expect(noticeOf(page)).toBe('Reply sent Email delivered to sari@example.com');
    const [message] = graph.messages;
    expect(message).toMatchObject({
      subject: reply.subject,
      toRecipients: [{ emailAddress: { address: 'sari@example.com' } }],
    });
    expect(message?.body.content).toMatch(
      /^Dengan senang hati\.\n\nPada .* Sari Wulandari menulis:\n> Kami ingin membahas pasokan\.\n> Terima kasih\.$/,
    );
    expect(await statusOf(id)).toBe('answered');
    expect(textOf(only(page, '#conversation'))).toContain('Dengan senang hati.');
    expect(await world.lastEntry()).toMatchObject({
      description: `Sent the answer to message #${id}`,
      status: 'success',
    });
    expect(JSON.stringify(await world.lastEntry())).not.toMatch(/sari|senang|pasokan/i);
  });

  test('with errors is returned with the typed values', async () => {
    const id = await put();
    const answer = await post(`${address}/${id}/reply`, { subject: 'Re: x', body: ' ' });
    const page = parseHtml(await answer.text());
    expect(answer.status).toBe(422);
    expect(noticeOf(page)).toBe('Validation Error Email body is required');
    expect(only(page, '#reply-subject').getAttribute('value')).toBe('Re: x');
    expect(only(page, '#reply-body').getAttribute('aria-describedby')).toBe('reply-body-error');
    expect((await post(`${address}/${id}/reply`, { ...reply, subject: 'a\r\nBcc: b@example.com' })).status).toBe(422);
    expect(await statusOf(id)).toBe('new');
    expect(await world.db.$count(mails)).toBe(0);
  });

  test('that fails leaves the message open; resubmitting it creates no second mail', async () => {
    graph.answerWith(answers.forbidden);
    const id = await put({ status: 'in_progress' });
    const form = { ...reply, submission_key: 'one-form' };
    const answer = await post(`${address}/${id}/reply`, form);
    const page = parseHtml(await answer.text());
    expect(answer.status).toBe(502);
    expect(noticeOf(page)).toStartWith('Failed to send email Graph answered 403');
    expect(only(page, '#reply-body').textContent.trim()).toBe(reply.body);
    expect(await statusOf(id)).toBe('in_progress');
    expect(await world.lastEntry()).toMatchObject({ status: 'failed' });
    await next(await post(`${address}/${id}/reply`, form));
    expect(await statusOf(id)).toBe('answered');
    expect(await world.db.$count(mails)).toBe(1);
  });

  test('to an erased message is not sent', async () => {
    expect((await post(`${address}/77/reply`, reply)).status).toBe(404);
    expect(await world.db.$count(mails)).toBe(0);
  });
});

describe('the export', () => {
  const take = (query = '') => world.handle(`${address}/export.csv${query}`, { method: 'POST', headers: { cookie } });

  test('is a table of the filtered messages without formulas', async () => {
    await put({ name: '=HYPERLINK("http://evil.example")', phone: '+62 812', message: '@SUM(1)\n"quoted", and more' });
    await put({ name: 'Somebody else', status: 'closed' });
    await write({ name: 'With files' }, [files.pdf('a.pdf'), files.png('b.png')]);
    const answer = await take('?status=new');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text).toStartWith('\uFEFFNumber,Received,Status,Name,Email,Phone,Subject,Language,Message,Files\r\n');
    expect(text).toContain(
      `,New,"'=HYPERLINK(""http://evil.example"")",sari@example.com,'+62 812,Partnership,id,"'@SUM(1)\n""quoted"", and more",\r\n`,
    );
    expect(text).toContain(',a.pdf; b.png\r\n');
    expect(text).not.toContain('Somebody else');
    expect(await world.lastEntry()).toMatchObject({ description: 'Exported 2 messages', status: 'success' });
  });

  test('has every message exactly once', async () => {
    const many = Array.from({ length: 1203 }, () => message());
    await world.db.insert(contactMessages).values(many);
    const lines = (await (await take()).text()).trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1203);
    expect(lines).toHaveLength(1203);
  });
});

describe('erasure', () => {
  const erase = `${address}/erase`;
  const storedFiles = () => readdir(join(world.place.dataDirectory, 'contact')).catch(() => []);

  test('asks for an address, then for confirmation, and removes rows and files', async () => {
    const others = (await storedFiles()).length;
    await write({}, [files.pdf(), files.png()]);
    await write({ email: 'SARI@example.com', message: 'Again' });
    await write({ email: 'budi@example.com', name: 'Budi' }, [files.pdf()]);
    const staffMail = (recipients: string[], cc: string[] = []) =>
      world.db.insert(mails).values({
        messageId: crypto.randomUUID(),
        author: 'editor',
        subject: 'Hi',
        body: 'Hi',
        status: 'sent',
        recipients,
        cc,
      });
    await staffMail(['Sari@Example.com']);
    await staffMail(['budi@example.com'], ['sari@example.com']);
    await staffMail(['sari@example.com.example']);
    expect(await storedFiles()).toHaveLength(others + 3);

    const asked = await post(erase, { email: 'sari@example.com' });
    const page = parseHtml(await asked.text());
    expect(asked.status).toBe(200);
    expect(textOf(only(page, 'main'))).toContain(
      '2 messages, 2 files, 2 other emails, 0 mentions elsewhere and 0 versions of content',
    );
    expect(await world.db.$count(contactMessages)).toBe(3);

    expect(noticeOf(await next(await post(erase, { email: 'sari@example.com', confirmed: 'yes' })))).toBe(
      'Data erased Removed: 2 messages, 2 files, 2 other emails, 0 mentions elsewhere and 0 versions of content',
    );
    expect((await world.db.select().from(contactMessages)).map(({ name }) => name)).toEqual(['Budi']);
    expect(await storedFiles()).toHaveLength(others + 1);
    const left = JSON.stringify([
      await world.db.select().from(mails),
      await loggedEntries(world.db),
      await world.db.select().from(contactAttachments),
    ]);
    expect(left.toLowerCase().replaceAll('sari@example.com.example', '')).not.toContain('sari');
    expect(left).toContain('budi@example.com');
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'delete',
      resourceType: 'message',
      description:
        'Erased the data of one person: 2 messages, 2 files, 2 other emails, 0 mentions elsewhere and 0 versions of content',
    });
  });

  test('removes the address and the subjects of mail to it from the log, other mails and messages', async () => {
    const send = async (mail: Record<string, unknown>) => {
      const answer = await world.call(
        'POST',
        '/api/backend/email/send',
        { subject: 'News', body: 'Hello', ...mail },
        { cookie },
      );
      if (answer.status !== 200) throw new Error(await answer.text());
    };
    const id = await write({ name: 'Sari Wulandari' });
    const [about] = await world.db.select({ id: mails.id }).from(mails);
    await world.db.update(mails).set({ status: 'failed', lastError: 'Graph answered 400' });
    await next(await post(`/backend/email/sent/${about?.id}/retry`, {}));
    await send({ to: ['SARI@example.com'], subject: 'For "Sari" Wulandari' });
    await send({ to: ['budi@example.com', 'sari@example.com'], body: 'Dear Sari@Example.com and budi@example.com' });
    await send({ to: ['wisari@example.com'], subject: 'Ask sari@example.com, not wisari@example.com.' });
    await put({
      name: 'Budi',
      email: 'budi@example.com',
      message: 'Met <sari@example.com>, not sari@example.company.',
    });
    await world.db
      .update(mails)
      .set({ lastError: 'No such mailbox: sari@example.com' })
      .where(eq(mails.subject, 'News'));
    await recordActivity(world.db, { id: null, username: 'Sari@example.com' }, event('signedIn'));
    const changes = { 'id.content': { before: 'Write to "sari@example.com"', after: 'Write to us' } };
    const updated = event('updated', { noun: 'article', name: 'Contact sari@example.com' }, { changes });
    await recordActivity(world.db, anyActor, updated);

    const page = parseHtml(await (await post(erase, { email: 'sari@example.com' })).text());
    const found = '1 message, 0 files, 2 other emails, 9 mentions elsewhere and 0 versions of content';
    expect(textOf(only(page, 'main'))).toContain(found);
    const answer = await post(erase, { email: 'sari@example.com', confirmed: 'yes' });
    expect(noticeOf(await next(answer))).toBe(`Data erased Removed: ${found}`);
    expect(await statusOf(id)).toBeUndefined();

    const entries = await loggedEntries(world.db);
    const left = JSON.stringify([
      entries,
      await world.db.select().from(mails),
      await world.db.select().from(contactMessages),
    ]);
    expect(left).not.toMatch(/(?<!wi)sari@example\.com(?!pany)|wulandari/i);
    expect(left).toContain('Dear [erased] and budi@example.com');
    expect(left).toContain('Ask [erased], not wisari@example.com.');
    expect(left).toContain('Met <[erased]>, not sari@example.company.');
    expect(entries.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'Tried the email "[erased]" again',
        'Sent the email "[erased]" to 1 recipient',
        'Sent the email "News" to 2 recipients',
        'Updated article "Contact [erased]"',
      ]),
    );
  });

  test('can be started from a message', async () => {
    const id = await put();
    const page = await show(`${address}/${id}/erase`);
    expect(textOf(only(page, '[data-dialog-content]'))).toContain('Everything from sari@example.com');
    expect(page.querySelectorAll('[data-dialog-content] input').map((input) => input.getAttribute('value'))).toEqual([
      'sari@example.com',
      'yes',
    ]);
    await show(`${address}/99999/erase`, 404);
  });

  test.each([
    ['', 'Email address is required'],
    ['sari', 'Enter a whole email address, such as name@company.com'],
    ['%@%', 'Enter a whole email address, such as name@company.com'],
    ['nobody@example.com', 'Nothing is kept of this address'],
  ])('of %j says: %s', async (email, text) => {
    await put();
    const answer = await post(erase, { email });
    const page = parseHtml(await answer.text());
    expect({ status: answer.status, notice: noticeOf(page) }).toEqual({
      status: 422,
      notice: `Validation Error ${text}`,
    });
    expect(only(page, '#erase-email').getAttribute('value') ?? '').toBe(email);
    expect(await world.db.$count(contactMessages)).toBe(1);
  });
});
