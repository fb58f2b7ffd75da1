import { afterEach, describe, expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { mails } from '../../../src/db/schema/index.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { enqueueMail, type MailDraft } from '../../../src/domain/mail/commands.ts';
import { startOutbox } from '../../../src/domain/mail/outbox.ts';
import { mailboxOf, transportOf } from '../../../src/domain/mail/transports/mail-access.ts';
import { makeDatabase } from '../../support/databases.ts';
import { testCertificate } from '../../support/graph/graph.ts';
import { longTest } from '../../support/long-run.ts';
import { startServer } from '../../support/processes.ts';
import { refusal, startSmtp } from '../../support/servers/smtp.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
const open: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((part) => part.stop()));
});

const accessOf = (smtpUrl: string) => ({
  smtpUrl,
  sender: 'website@example.test',
  trustedCertificate: testCertificate.cert,
});

async function smtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const server = await startSmtp(options);
  open.push(server);
  return server;
}

/** Sends a mail through the outbox, and returns what the history shows of its first attempt. */
async function send(url: string, draft: Partial<MailDraft> = {}) {
  const files = new FolderStore(world.place.dataDirectory);
  await world.db.transaction((tx) => enqueueMail(tx, { subject: 'Halo', body: 'Selamat pagi', ...draft }));
  const attempted = Promise.withResolvers<void>();
  const transport = transportOf(accessOf(url), files);
  const outbox = startOutbox({
    db: world.db,
    send: (mail) => transport(mail).finally(() => attempted.resolve()),
    onFailure: () => {},
  });
  await attempted.promise;
  await outbox.stop();
  const [mail] = await world.db.select().from(mails).orderBy(asc(mails.id));
  return { status: mail?.status, error: mail?.lastError, messageId: mail?.messageId };
}

test('a mail leaves with its recipients, sender, Message-ID, conversation, answer address and attachment', async () => {
  const server = await smtp();
  const files = new FolderStore(world.place.dataDirectory);
  await files.write('contact/note.txt', new Blob(['sepuluh ton']).stream());
  const { status, messageId } = await send(server.url, {
    recipients: ['ibu@example.org'],
    cc: ['pak@example.org'],
    bcc: ['arsip@example.org'],
    subject: 'Jadwal kunjungan – é',
    replyTo: { name: 'Ani', address: 'ani@example.org' },
    references: ['one', 'two'],
    isAutomatic: true,
    attachments: [{ filename: 'Catatan.txt', path: 'contact/note.txt', contentType: 'text/plain', size: 11 }],
  });
  expect(status).toBe('sent');
  const [message] = server.messages;
  expect(message?.from).toBe('website@example.test');
  expect(message?.recipients.toSorted()).toEqual(['arsip@example.org', 'ibu@example.org', 'pak@example.org']);
  const text = message?.text ?? '';
  expect(text).toContain(`Message-ID: <${messageId}@example.test>`);
  expect(text).toContain('From: Khatulistiwa Alumina <website@example.test>');
  expect(text).toContain('References: <one@example.test> <two@example.test>');
  expect(text).toContain('In-Reply-To: <two@example.test>');
  expect(text).toContain('Reply-To: Ani <ani@example.org>');
  expect(text).toContain('Auto-Submitted: auto-replied');
  expect(text).toContain('Selamat pagi');
  expect(text).toContain('filename=Catatan.txt');
  expect(text).toContain(Buffer.from('sepuluh ton').toString('base64'));
  expect(text).not.toContain('arsip@example.org');
});

test('a line break in a subject or a name adds no header', async () => {
  const server = await smtp();
  const name = 'Ani\r\nBcc: victim@example.org';
  await send(server.url, { subject: 'Halo\r\nBcc: victim@example.org', replyTo: { name, address: 'ani@example.org' } });
  expect(server.messages[0]?.text).not.toMatch(/^Bcc:/im);
  expect(server.messages[0]?.recipients).toEqual(['website@example.test']);
});

describe('an answer of the mail server', () => {
  const recipients = ['ibu@example.org', 'pak@example.org'];
  const unknown = refusal(550, '5.1.1 No such user');

  test.each([
    [
      'an unknown recipient is final',
      { recipients: { 'ibu@example.org': unknown, 'pak@example.org': unknown } },
      'failed',
    ],
    ['a message that is too large is final', { message: refusal(552, '5.3.4 Too large') }, 'failed'],
    ['a full mailbox is tried again', { message: refusal(452, '4.2.2 Mailbox full') }, 'waiting'],
    ['a server that is busy is tried again', { sender: refusal(421, '4.3.2 Too busy') }, 'waiting'],
  ])('%s', async (_title, script, status) => {
    const server = await smtp({ script });
    const found = await send(server.url, { recipients, author: 'ani' });
    expect(found.status).toBe(status as never);
    expect(found.error).toMatch(/^The mail server answered: .*(?:No such user|Too large|Mailbox full|Too busy)/);
  });

  test('a mail that one of two recipients cannot get is not sent to the other again, and the history names the address', async () => {
    const server = await smtp({ script: { recipients: { 'pak@example.org': unknown } } });
    const { status, error } = await send(server.url, { recipients });
    expect(status).toBe('failed');
    expect(error).toMatch(/^Sent, but not to pak@example\.org: .*No such user/);
    expect(server.messages).toHaveLength(1);
  });

  test('a mail of staff is given up when the sign-in or the sender is refused; a mail of the site waits', async () => {
    const { port, url } = await smtp({ script: { sender: refusal(553, '5.7.1 Not your address') } });
    expect(await send(url, { author: 'ani' })).toMatchObject({ status: 'failed' });
    await world.reset();
    expect(await send(`smtps://website:wrong@localhost:${port}`)).toMatchObject({
      status: 'waiting',
      error: 'The mail server answered: Invalid login: 535 5.7.8 Authentication failed',
    });
  });
});

longTest('a server that inspects a message for longer than it may take for a greeting gets it once', async () => {
  const server = await smtp({ script: { inspectionInMilliseconds: 17_000 } });
  expect(await send(server.url)).toMatchObject({ status: 'sent' });
  expect(server.messages).toHaveLength(1);
});

test('a password is never sent over a connection without TLS, but to this machine', async () => {
  const server = await smtp({
    secure: false,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
  });
  const elsewhere = `smtp://website:s3cret%2Fword@[::ffff:127.0.0.1]:${server.port}`;
  expect(await send(elsewhere)).toMatchObject({ status: 'waiting' });
  expect(server.signIns()).toBe(0);
  await world.reset();
  expect(await send(`smtp://website:s3cret%2Fword@localhost:${server.port}`)).toMatchObject({ status: 'sent' });
});

test('a certificate of another authority is refused', async () => {
  const { url, signIns } = await smtp();
  const { test: connect } = mailboxOf({ smtpUrl: url, sender: 'website@example.test' });
  expect(await connect()).toMatchObject({
    connected: false,
    message: expect.stringMatching(/^localhost cannot be reached: /),
  });
  expect(signIns()).toBe(0);
});

test('a site with SMTP_URL tests the connection and sends mail, and staff read which server sends it', async () => {
  const mailServer = await smtp();
  const place = await makeDatabase();
  try {
    const site = await startServer(place, {
      SMTP_URL: mailServer.url,
      SMTP_SENDER: 'website@example.test',
      NODE_EXTRA_CA_CERTS: testCertificate.file,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'a long password for tests 17',
    });
    const ask = (path: string, init: RequestInit = {}) => fetch(`${site.address}${path}`, init);
    const json = { 'content-type': 'application/json' };
    const credentials = JSON.stringify({ username: 'admin', password: 'a long password for tests 17' });
    const signedIn = await ask('/api/backend/login', { method: 'POST', headers: json, body: credentials });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const test = await ask('/api/backend/email/test', { headers: { cookie } });
    expect(await test.json()).toEqual({ connected: true, message: 'localhost accepts the sign-in of this site' });
    const screen = await (await ask('/backend/email', { headers: { cookie } })).text();
    expect(screen).toContain('through the mail server localhost.');
    const body = JSON.stringify({
      to: ['ibu@example.org'],
      cc: [],
      bcc: [],
      subject: 'Halo',
      body: 'Isi',
      isHTML: false,
    });
    const sent = await ask('/api/backend/email/send', { method: 'POST', headers: { ...json, cookie }, body });
    expect(await sent.json()).toMatchObject({ success: true, recipients: 1 });
    expect(mailServer.messages.map(({ recipients }) => recipients)).toContainEqual(['ibu@example.org']);
    await site.stop();
  } finally {
    await place.remove();
  }
});
