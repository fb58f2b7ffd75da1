import { beforeEach, describe, expect, test } from 'bun:test';
import { asc, sql } from 'drizzle-orm';
import { mailAttempts, mails } from '../../../src/db/schema/index.ts';
import { outboxState } from '../../../src/domain/mail/queries.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { answers, startGraph } from '../../support/graph/graph.ts';
import { slow } from '../../support/slow.ts';
import { freshWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let cookie: string;
beforeEach(async () => {
  ({ cookie } = await world.signedIn());
});

const draft = {
  to: ['sari@example.com'],
  subject: 'Delivery in May',
  body: 'The ship leaves on Monday.',
  isHTML: false,
};

async function send(body: unknown, headers: Record<string, string> = {}) {
  const answer = await world.call('POST', '/api/backend/email/send', body, { cookie, ...headers });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

const stored = () => world.db.select().from(mails).orderBy(asc(mails.id));
const addressesOf = (given: { emailAddress: { address: string } }[] = []) =>
  given.map(({ emailAddress }) => emailAddress.address);

describe('POST /api/backend/email/send', () => {
  test('sends an email from the system mailbox and answers with the number of recipients', async () => {
    const written = {
      ...draft,
      to: ['sari@example.com', 'budi@example.com'],
      cc: ['tono@example.com'],
      bcc: ['rina@example.com'],
    };
    expect(await send(written)).toEqual({ status: 200, reply: { success: true, recipients: 4, status: 'sent' } });
    const [message] = graph.messages;
    expect(message).toMatchObject({ subject: draft.subject, body: { contentType: 'text', content: draft.body } });
    expect(addressesOf(message?.toRecipients)).toEqual(['sari@example.com', 'budi@example.com']);
    expect(addressesOf(message?.ccRecipients)).toEqual(['tono@example.com']);
    expect(addressesOf(message?.bccRecipients)).toEqual(['rina@example.com']);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1, author: expect.stringMatching(/^editor-/) }]);
  });

  test('drops blank and duplicate addresses, ignoring case', async () => {
    const to = ['', 'sari@example.com', '  ', 'SARI@example.com '];
    const { reply } = await send({
      ...draft,
      to,
      cc: [' ', 'Sari@Example.com', 'budi@example.com'],
      bcc: ['BUDI@example.com'],
    });
    expect(reply).toMatchObject({ recipients: 2 });
    expect(addressesOf(graph.messages[0]?.toRecipients)).toEqual(['sari@example.com']);
    expect(addressesOf(graph.messages[0]?.ccRecipients)).toEqual(['budi@example.com']);
    expect(graph.messages[0]?.bccRecipients).toBeUndefined();
  });

  test('sends HTML without scripts and frames', async () => {
    const body =
      '<h1 style="color:#a4431f;position:fixed" onclick="x()">Hi</h1><script>alert(1)</script><iframe src="https://a.example"></iframe><a href="javascript:x()">a</a><img src="https://a.example/b.png" alt="b"><form><input></form>';
    await send({ ...draft, body, isHTML: true });
    expect(graph.messages[0]?.body).toEqual({
      contentType: 'html',
      content: '<h1 style="color:#a4431f">Hi</h1><a>a</a><img src="https://a.example/b.png" alt="b" />',
    });
  });

  test('removes links in HTML other than https, http, mailto and tel', async () => {
    const links = ['//evil.example/a', 'ftp://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:+6221'];
    const pictures = ['//evil.example/a.png', 'data:image/png;base64,AAAA', 'http://a.example/b.png'];
    const body = [...links.map((link) => `<a href="${link}">a</a>`), ...pictures.map((src) => `<img src="${src}">`)];
    await send({ ...draft, body: body.join(''), isHTML: true });
    expect(graph.messages[0]?.body?.content).toBe(
      '<a>a</a><a>a</a><a href="https://a.example">a</a><a href="mailto:a@b.example">a</a><a href="tel:+6221">a</a>' +
        '<img /><img /><img />',
    );
  });

  test('sends a text of the maximum length, with tabs and line breaks normalised', async () => {
    const address = `${'a'.repeat(242)}@example.com`;
    const body = `One\r\nTwo\rThree\fFour${'a'.repeat(199_982)}`;
    expect(
      (await send({ ...draft, to: [address], subject: `\t${'a'.repeat(127)}\t${'a'.repeat(127)}`, body })).status,
    ).toBe(200);
    const [message] = graph.messages;
    expect(addressesOf(message?.toRecipients)).toEqual([address]);
    expect(message?.subject).toBe(`${'a'.repeat(127)} ${'a'.repeat(127)}`);
    expect(message?.body?.content).toBe(`One\nTwo\nThree\nFour${'a'.repeat(199_982)}`);
  });

  const refusals: [what: string, body: unknown, field: string, error: string][] = [
    [
      'half an address',
      { ...draft, to: ['sari@example.com', 'sari'] },
      'to.1',
      'To: address 2 is not a valid email address',
    ],
    ['an unknown key', { ...draft, from: 'director@example.com' }, 'from', 'Unknown field'],
  ];

  test.each(refusals)('rejects %s without storing anything', async (_what, body, field, error) => {
    const { status, reply } = await send(body);
    expect({ status, error: reply.error, field: reply.field }).toEqual({ status: 400, error, field });
    expect(await stored()).toEqual([]);
    expect(graph.messages).toEqual([]);
  });

  test('accepts as many recipients as the mailbox does', async () => {
    const to = Array.from({ length: 1000 }, (_, index) => `person${index}@example.com`);
    expect((await send({ ...draft, to })).reply).toMatchObject({ recipients: 1000 });
  });

  const outrages: [what: string, answer: () => Response, error: string][] = [
    [
      'a wrong recipient',
      answers.invalid,
      'Graph answered 400: ErrorInvalidRecipients At least one recipient is not valid.',
    ],
    ['the token', answers.unauthorized, 'Graph answered 401: InvalidAuthenticationToken Lifetime validation failed.'],
    ['permission', answers.forbidden, 'Graph answered 403: ErrorAccessDenied Access is denied.'],
  ];

  test.each(outrages)(
    'answers 502 with the reason when Graph rejects the mail because of %s',
    async (_what, answer, error) => {
      graph.answerAlways(answer);
      expect(await send(draft)).toEqual({ status: 502, reply: { error, requestId: expect.any(String) } });
      expect(await stored()).toMatchObject([{ status: 'failed', lastError: error, attempts: 1 }]);
      expect(await outboxState(world.db)).toEqual({ waiting: 0, failing: 1 });
      const entries = await loggedEntries(world.db);
      expect(entries.at(-1)).toMatchObject({ status: 'failed', errorMessage: error });
    },
  );

  test("answers 502 when the application's sign-in is rejected, without revealing its secret", async () => {
    graph.signInWith(() =>
      Response.json(
        { error: 'invalid_client', error_description: 'AADSTS7000222: expired\r\nTrace: 1' },
        { status: 401 },
      ),
    );
    const { status, reply } = await send(draft);
    expect({ status, reply }).toEqual({
      status: 502,
      reply: {
        error: 'The sign-in answered 401: invalid_client AADSTS7000222: expired',
        requestId: expect.any(String),
      },
    });
    graph.signInWith(undefined);
  });

  test('respects Retry-After of Graph, and then sends once', async () => {
    graph.answerWith(answers.busy('1'));
    expect(await send(draft)).toMatchObject({ status: 200, reply: { status: 'sent' } });
    const [first, second] = await world.db.select().from(mailAttempts).orderBy(asc(mailAttempts.id));
    expect(Number(second?.startedAt) - Number(first?.endedAt)).toBeGreaterThanOrEqual(990);
    expect(graph.messages).toHaveLength(2);
    expect(new Set(graph.messages.map(({ internetMessageId }) => internetMessageId)).size).toBe(1);
  });

  test.each([
    ['a long pause', answers.busy('120'), 'Graph answered 429: ApplicationThrottled Slow down.'],
    ['being unavailable', answers.unavailable, 'Graph answered 503: serviceNotAvailable Try later.'],
    ['something that is no answer of its own', answers.malformed, 'Graph answered 200'],
    ['silence', answers.never, 'Graph did not answer in time'],
  ])('keeps an email that meets with %s, and says that it waits', async (_what, answer, lastError) => {
    graph.answerWith(answer);
    expect(await send(draft)).toEqual({ status: 200, reply: { success: true, recipients: 1, status: 'waiting' } });
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 1, lastError }]);
  });

  test('sends the same body with the same key once', async () => {
    const key = { 'idempotency-key': 'form-1' };
    const [one, two] = await Promise.all([send(draft, key), send(draft, key)]);
    expect([one.reply, two.reply]).toEqual([one.reply, one.reply]);
    expect(graph.messages).toHaveLength(1);
    const entries = await loggedEntries(world.db);
    expect(
      entries
        .map(({ description }) => description)
        .filter((text) => text.includes('email'))
        .sort(),
    ).toEqual([
      'Queued again the email "Delivery in May" to 1 recipient',
      'Queued the email "Delivery in May" to 1 recipient',
      'Sent the email "Delivery in May" to 1 recipient',
    ]);
    await send({ ...draft, body: 'Something else' }, key);
    await send(draft);
    expect(graph.messages).toHaveLength(3);
    // Without a key each request is a separate mail.
    await send(draft);
    expect(graph.messages).toHaveLength(4);
  });

  test('retries a failed email when the same request is repeated, without creating another', async () => {
    graph.answerWith(answers.forbidden);
    const key = { 'idempotency-key': 'form-2' };
    expect((await send(draft, key)).status).toBe(502);
    expect(await send(draft, key)).toMatchObject({ status: 200, reply: { status: 'sent' } });
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  test.each([
    ['refused', answers.forbidden, 'was refused', 'failed'],
    ['not taken yet', answers.unavailable, 'was not taken yet and is tried again', 'partial'],
  ])(
    'logs that an email was queued, and that it was %s, but not that it was sent',
    async (_what, answer, said, status) => {
      graph.answerWith(answer);
      await send(draft);
      const all = await loggedEntries(world.db);
      const entries = all.filter(({ description }) => description.includes('Delivery in May'));
      expect(entries.map(({ description }) => description)).toEqual([
        'Queued the email "Delivery in May" to 1 recipient',
        `The email "Delivery in May" to 1 recipient ${said}`,
      ]);
      expect(entries.at(-1)).toMatchObject({
        status,
        username: entries.at(-2)?.username,
        errorMessage: expect.any(String),
      });
    },
  );

  test('logs the sender and the subject on one line', async () => {
    await send({ ...draft, subject: 'Price\u2066 of "alumina"', to: ['a@example.com', 'b@example.com'] });
    const entries = await loggedEntries(world.db);
    expect(entries.at(-1)).toMatchObject({
      status: 'success',
      actionType: 'other',
      resourceType: 'email',
      description: 'Sent the email "Price of "alumina"" to 2 recipients',
    });
  });

  test(
    'sends at most thirty emails a minute, and reports that the next one is queued',
    async () => {
      await world.db.insert(mails).values({ messageId: 'earlier', subject: 'Earlier', body: '', status: 'sent' });
      await world.db.execute(sql`insert into mail_attempts (mail_id) select 1 from generate_series(1, 30)`);
      expect(await send(draft)).toMatchObject({ status: 200, reply: { status: 'waiting' } });
      expect(graph.messages).toEqual([]);
    },
    slow,
  );
});

describe('GET /api/backend/email/test', () => {
  const ask = async () => (await world.get('/api/backend/email/test', { cookie })).json();

  test('reports that the mailbox is available, without sending mail', async () => {
    expect(await ask()).toEqual({ connected: true, message: `Microsoft Graph accepts mail from ${graph.sender}` });
    expect(graph.messages).toEqual([]);
  });

  test.each([
    ['403', answers.forbidden, 'Graph answered 403: ErrorAccessDenied Access is denied.'],
    ['something that is no answer of Graph', answers.malformed, 'Graph answered 200'],
    ['nothing', answers.never, 'Graph did not answer in time'],
  ])('says why not when Graph answers %s', async (_what, answer, message) => {
    graph.answerWith(answer);
    expect(await ask()).toEqual({ connected: false, message });
  });

  test('reports a rejected sign-in, even with a token that is still valid', async () => {
    await send(draft);
    graph.signInWith(() => Response.json({ error: 'invalid_client' }, { status: 401 }));
    expect(await ask()).toEqual({ connected: false, message: 'The sign-in answered 401: invalid_client' });
  });
});
