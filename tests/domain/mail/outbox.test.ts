import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { asc, eq, sql } from 'drizzle-orm';
import { mailAttempts, mails } from '../../../src/db/schema/index.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { claimMails, enqueueMail, type MailDraft } from '../../../src/domain/mail/commands.ts';
import { type Outbox, type OutboxPace, startOutbox } from '../../../src/domain/mail/outbox.ts';
import { nextDue, outboxState } from '../../../src/domain/mail/queries.ts';
import { graphTransport } from '../../../src/domain/mail/transports/graph.ts';
import { answers, startGraph } from '../../support/graph/graph.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
const graph = startGraph();
const running: Outbox[] = [];
const failures: string[] = [];

beforeEach(() => {
  graph.reset();
  failures.length = 0;
});
afterEach(() => stopAll());
afterAll(() => graph.stop());

const hour = 3_600_000;

const transport = (timeoutInMilliseconds = 5000, access = graph.access) =>
  graphTransport({ ...access, files: new FolderStore(world.place.dataDirectory), timeoutInMilliseconds });

function start(pace: Partial<OutboxPace> = {}, send = transport()): Outbox {
  const onFailure = (error: unknown) => failures.push(error instanceof Error ? error.message : String(error));
  const outbox = startOutbox({ db: world.db, send, onFailure, pace });
  running.push(outbox);
  return outbox;
}

/** Sends until the mailbox has been asked so often, and each answer is recorded. */
async function sendUntil(count: number, pace?: Partial<OutboxPace>): Promise<void> {
  start(pace);
  await graph.received(count);
  await stopAll();
}

/** Waits until all running attempts have been recorded. */
async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
}

async function put(count = 1, draft: Partial<MailDraft> = {}): Promise<void> {
  await world.db.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      await enqueueMail(tx, { subject: `Mail ${number}`, body: 'Hello', ...draft });
    }
  });
}

const all = () => world.db.select().from(mails).orderBy(asc(mails.id));
const statuses = async () => (await all()).map(({ status }) => status);

async function only() {
  const [mail] = await all();
  if (!mail) throw new Error('The outbox is empty.');
  return mail;
}

/** Seconds between the last attempt and the next one. */
async function pauses(): Promise<number[]> {
  const rows = await world.db
    .select({
      seconds: sql<number>`extract(epoch from ${mails.nextAttemptAt} - max(${mailAttempts.endedAt}))`.mapWith(Number),
    })
    .from(mails)
    .innerJoin(mailAttempts, eq(mailAttempts.mailId, mails.id))
    .groupBy(mails.id)
    .orderBy(asc(mails.id));
  return rows.map(({ seconds }) => Math.round(seconds));
}

describe('the text of a confidential mail', () => {
  const body = 'https://www.example.test/backend/invitation/secret';

  test('is sent, also at a second attempt, and removed then; that of another mail stays', async () => {
    graph.answerWith(answers.unavailable);
    await put(1, { isConfidential: true, body });
    await sendUntil(2, { firstDelayInMilliseconds: 1 });
    await put();
    await sendUntil(3);
    expect(graph.messages.slice(1).map((message) => message.body.content)).toEqual([body, 'Hello']);
    expect((await all()).map((mail) => [mail.status, mail.body])).toEqual([
      ['sent', ''],
      ['sent', 'Hello'],
    ]);
  });

  test('is removed when the mail is given up', async () => {
    graph.answerWith(answers.invalid);
    await put(1, { isConfidential: true, body });
    await sendUntil(1);
    expect(await only()).toMatchObject({ status: 'failed', body: '' });
  });
});

describe('a mailbox that accepts mail', () => {
  test('receives each mail once, by one token, from the system mailbox to itself, with a reply-to address', async () => {
    await put(5, { replyTo: { name: 'Sari Wulandari', address: 'sari@example.com' } });
    await sendUntil(5);
    expect(await statuses()).toEqual(Array(5).fill('sent'));
    expect(graph.messages.map(({ subject }) => subject).sort()).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Mail ${number}`),
    );
    const [message] = graph.messages;
    expect(message?.toRecipients).toEqual([{ emailAddress: { address: graph.sender } }]);
    expect(message?.replyTo).toEqual([{ emailAddress: { name: 'Sari Wulandari', address: 'sari@example.com' } }]);
    expect(message?.body).toEqual({ contentType: 'text', content: 'Hello' });
    const ids = graph.messages.map(({ internetMessageId }) => internetMessageId);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^<[\w-]+@example\.test>$/);
    expect(graph.tokens).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('receives a newly queued mail as soon as the outbox is woken', async () => {
    const outbox = start();
    await put();
    outbox.wake();
    await graph.received(1);
    await stopAll();
    expect(await statuses()).toEqual(['sent']);
  });

  test('receives no mail of a transaction that was rolled back', async () => {
    const change = world.db.transaction(async (tx) => {
      await enqueueMail(tx, { subject: 'Never happened', body: '' });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await all()).toEqual([]);
  });

  test('receives no mail twice with two workers', async () => {
    await put(8);
    const [one, two] = [start(), start()];
    one.wake();
    two.wake();
    await graph.received(8);
    await stopAll();
    expect(new Set(graph.messages.map(({ subject }) => subject)).size).toBe(8);
    expect(graph.messages).toHaveLength(8);
  });
});

describe('the token', () => {
  test('is renewed immediately when the mailbox rejects it', async () => {
    await put();
    const mail = { ...(await only()), attemptId: 0 };
    const send = transport();
    expect(await send(mail)).toEqual({ kind: 'sent' });
    graph.revokeTokens();
    expect(await send(mail)).toEqual({ kind: 'sent' });
    expect(new Set(graph.tokens).size).toBe(2);
  });

  test('is renewed before it expires', async () => {
    graph.tokensLiveFor(0.001);
    await put();
    const mail = { ...(await only()), attemptId: 0 };
    const send = transport();
    await send(mail);
    while (graph.tokens.length < 2) await send(mail);
    expect(graph.messages.length).toBeGreaterThan(1);
  });

  test('is not issued for a wrong secret, and the mail stays queued with the reason, without the secret', async () => {
    graph.access.clientSecret = 'wrong-secret';
    await put();
    start();
    await until(async () => (await only()).attempts > 0 && (await only()).status === 'waiting');
    graph.access.clientSecret = 'secret';
    const { status, lastError } = await only();
    expect({ status, lastError }).toEqual({
      status: 'waiting',
      lastError: 'The sign-in answered 401: invalid_client AADSTS7000215',
    });
    expect(failures.join()).not.toContain('wrong-secret');
    expect(graph.messages).toEqual([]);
  });

  test('is never sent unencrypted', async () => {
    const heard: (string | null)[] = [];
    const eavesdropper = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch(request) {
        heard.push(request.headers.get('authorization'));
        return new Response(null, { status: 401 });
      },
    });
    graph.signInWith(() => Response.json({ access_token: 'a token', expires_in: 3600 }));
    await put();
    const insecure = { ...graph.access, baseUrl: `http://localhost:${eavesdropper.port}` };
    expect(await transport(5000, insecure)({ ...(await only()), attemptId: 0 })).toMatchObject({ kind: 'refused' });
    await eavesdropper.stop(true);
    expect(new Set(heard)).toEqual(new Set([null]));
  });
});

describe('a mailbox that does not accept mail', () => {
  test('is asked again in a minute whatever it answers, and the reason is kept', async () => {
    for (const [answer, reason] of [
      [answers.unauthorized, 'Graph answered 401: InvalidAuthenticationToken Lifetime validation failed.'],
      [answers.forbidden, 'Graph answered 403: ErrorAccessDenied Access is denied.'],
      [answers.unavailable, 'Graph answered 503: serviceNotAvailable Try later.'],
      [answers.malformed, 'Graph answered 200'],
    ] as const) {
      await world.db.delete(mails);
      graph.reset();
      graph.answerAlways(answer);
      await put();
      await sendUntil(1);
      expect(await only()).toMatchObject({ status: 'waiting', attempts: 1, lastError: reason, sentAt: null });
      expect(await pauses()).toEqual([60]);
      expect(failures.splice(0)).toEqual([reason]);
    }
  });

  test('and does not respond is retried after a timeout', async () => {
    graph.answerWith(answers.never);
    await put();
    start({}, transport(300));
    await graph.received(1);
    await stopAll();
    const mail = await only();
    expect(mail).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(mail.lastError).toMatch(/time/i);
  });

  test('is retried with the same message id until it does', async () => {
    graph.answerWith(answers.unavailable, answers.forbidden, answers.malformed);
    await put();
    await sendUntil(4, { firstDelayInMilliseconds: 1, maxDelayInMilliseconds: 1 });
    expect(await only()).toMatchObject({ status: 'sent', attempts: 4, lastError: null });
    expect(new Set(graph.messages.map(({ internetMessageId }) => internetMessageId)).size).toBe(1);
    expect(await world.db.$count(mailAttempts)).toBe(4);
  });

  test('is retried at increasing intervals', async () => {
    graph.answerAlways(answers.unavailable);
    await put();
    const seen: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await sendUntil(attempt);
      seen.push(...(await pauses()));
      await world.db.update(mails).set({ nextAttemptAt: sql`clock_timestamp()` });
    }
    expect(seen).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  test('and sends Retry-After in seconds pauses all mail', async () => {
    graph.answerAlways(answers.busy('120'));
    await put(1);
    await put(5, { subject: 'Later' });
    await sendUntil(1, { atOnce: 1 });
    await put(1, { subject: 'Written during the pause' });
    start();
    await stopAll();
    const seconds = ((await nextDue(world.db, { perMinute: 30 })) ?? 0) / 1000;
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(graph.messages).toHaveLength(1);
  });

  test('and sends Retry-After as a date pauses until then', async () => {
    graph.answerWith(answers.busy(new Date(Date.now() + hour).toUTCString()));
    await put();
    await sendUntil(1);
    const [pause = 0] = await pauses();
    expect(pause).toBeGreaterThan(3500);
    expect(pause).toBeLessThanOrEqual(3600);
  });

  test('because the mail is invalid is not retried; the failure stays visible', async () => {
    graph.answerWith(answers.invalid);
    await put();
    await sendUntil(1);
    const lastError = 'Graph answered 400: ErrorInvalidRecipients At least one recipient is not valid.';
    expect(await only()).toMatchObject({ status: 'failed', attempts: 1, lastError });
    expect(await outboxState(world.db)).toEqual({ waiting: 0, failing: 1 });
  });

  test('for days is eventually not retried', async () => {
    graph.answerAlways(answers.unavailable);
    await put();
    await sendUntil(3, { firstDelayInMilliseconds: 1, maxDelayInMilliseconds: 1, maxAttempts: 3 });
    expect(await only()).toMatchObject({ status: 'failed', attempts: 3 });
  });
});

describe('the rate limit', () => {
  test('is at most four mails at once', async () => {
    const held = Promise.withResolvers<Response>();
    graph.answerAlways(async () => (await held.promise).clone());
    await put(6);
    const outbox = start();
    await graph.received(4);
    outbox.wake();
    expect((await statuses()).toSorted()).toEqual(['sending', 'sending', 'sending', 'sending', 'waiting', 'waiting']);
    expect(graph.messages).toHaveLength(4);
    held.resolve(answers.accepted());
    await graph.received(6);
    await stopAll();
    expect(new Set(await statuses())).toEqual(new Set(['sent']));
  });

  test('is at most thirty mails a minute, of all workers together', async () => {
    await put(31);
    start();
    await sendUntil(30);
    expect((await statuses()).filter((status) => status === 'sent')).toHaveLength(30);
    expect(graph.messages).toHaveLength(30);

    await world.db.update(mailAttempts).set({ startedAt: sql`${mailAttempts.startedAt} - interval '1 minute'` });
    await sendUntil(31);
    expect(new Set(await statuses())).toEqual(new Set(['sent']));
  });
});

describe('a lease', () => {
  test('of a worker that died ends by itself, and its mails go first', async () => {
    await put(4);
    const lease = { atOnce: 4, perMinute: 30, leaseInMilliseconds: 400 };
    expect(await claimMails(world.db, lease)).toHaveLength(4);
    // All four places are taken by a worker that says no more.
    await put(1, { subject: 'Later' });
    await sendUntil(5, lease);
    expect(new Set(await statuses())).toEqual(new Set(['sent']));
    expect((await all()).map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2, 1]);
  });

  test('of a worker that is alive is renewed as long as it sends', async () => {
    await put();
    const sending = Promise.withResolvers<{ kind: 'sent' }>();
    const pace = { leaseInMilliseconds: 300, pollIntervalInMilliseconds: 50 };
    const slowWorker = startOutbox({ db: world.db, send: () => sending.promise, onFailure: () => {}, pace });
    running.push(slowWorker);
    const first = async () => (await only()).claimedUntil?.getTime() ?? 0;
    await until(async () => (await first()) > 0);
    const claimed = await first();
    start(pace);
    // Renewed often enough that the first lease has long ended.
    await until(async () => (await first()) > claimed + 600);
    expect(await only()).toMatchObject({ status: 'sending', attempts: 1 });
    sending.resolve({ kind: 'sent' });
    await stopAll();
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(graph.messages).toHaveLength(0);
  });
});

/** Polls the database for a condition. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}
