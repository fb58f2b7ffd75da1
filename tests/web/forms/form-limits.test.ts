import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { contactMessages, spentTokens, submissionCounts } from '../../../src/db/schema/index.ts';
import { sweepLimits } from '../../../src/domain/limits/places.ts';
import { cases, recipient, reportForm } from '../../support/baik.ts';
import { contactForm, tokenFrom, type Written } from '../../support/forms.ts';
import { only, parseHtml } from '../../support/html.ts';
import { isLongRun } from '../../support/long-run.ts';
import { dump } from '../../support/programs/canaries.ts';
import { workFor } from '../../support/requests/proof.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await recipient(world);
});
afterEach(() => void setSystemTime());

const visitor = '203.0.113.9';
const forms = {
  message: { api: '/api/contact/submit', page: '/en/contact', body: contactForm },
  report: { api: '/api/baik/submit', page: '/en/baik-culture', body: reportForm },
} as const;
type Kind = keyof typeof forms;

/** Sends a form, with a valid token by default. */
async function send(kind: Kind, written: Written = {}, from = visitor, how: 'api' | 'page' = 'api') {
  const token = await tokenFrom(world, 60_000);
  const body = forms[kind].body({ language: 'en', token, ...written });
  return world.handle(forms[kind][how], { method: 'POST', body, headers: { 'x-forwarded-for': from } });
}
const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;

const periodInMilliseconds = 600_000;

/** In the middle of a period, so that none ends during the test. */
function stopTheClock(): void {
  const now = Date.now();
  setSystemTime(new Date(now - (now % periodInMilliseconds) + periodInMilliseconds / 2));
}

/** The text of either form. */
const text = (kind: Kind, said: string): Written => ({ [kind]: said });

/** More than a network may do: 60 forms in ten minutes, 120 requests at once. */
const [emptyPosts, hosts] = isLongRun ? [1200, 300] : [200, 90];

describe.each(['message', 'report'] as const)('a %s gets through', (kind) => {
  test(`after ${emptyPosts} empty posts, 60 forms with a forged token and 60 with errors from the same address`, async () => {
    const empty = { method: 'POST', headers: { 'x-forwarded-for': visitor } };
    for (let post = 0; post < emptyPosts; post += 1) await world.handle(forms[kind].api, empty);
    for (let post = 0; post < 60; post += 1) expect(await statusOf(kind, { token: 'forged' })).toBe(400);
    for (let post = 0; post < 60; post += 1) expect(await statusOf(kind, text(kind, ''))).toBe(400);
    expect(await world.db.$count(submissionCounts)).toBe(0);
    expect(await statusOf(kind)).toBe(200);
  });

  test('while 120 slow bodies are open, 60 of them from the same address', async () => {
    const { address, stop } = world.listen();
    const { port } = new URL(address);
    const bodies = Array.from({ length: 120 }, (_, body) =>
      openSlowBody(Number(port), forms[kind].api, body % 2 === 0 ? visitor : `198.51.100.${body}`),
    );
    await Promise.all(bodies.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const body = forms[kind].body({ token: await tokenFrom(world, 60_000) });
    const headers = { 'x-forwarded-for': visitor };
    const answer = await fetch(address + forms[kind].api, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    for (const socket of bodies) socket.destroy();
    await stop();
  });
});

function openSlowBody(port: number, path: string, from: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  return socket;
}

describe('a network', () => {
  test(`may send twenty messages in ten minutes from its IPv6 /64; ${hosts} do not block other networks`, async () => {
    stopTheClock();
    const answers: number[] = [];
    for (let host = 1; host <= hosts; host += 1) answers.push(await statusOf('message', {}, `2001:db8:1:2::${host}`));
    expect(answers).toEqual([...Array(20).fill(200), ...Array(hosts - 20).fill(429)]);
    expect(await statusOf('message', {}, '2001:db8:1:3::1')).toBe(200);
    expect(await statusOf('message')).toBe(200);
  });

  test('may send sixty messages from its /48', async () => {
    stopTheClock();
    const answers: number[] = [];
    for (let part = 1; part <= 61; part += 1) answers.push(await statusOf('message', {}, `2001:db8:1:${part}::1`));
    expect(answers).toEqual([...Array(60).fill(200), 429]);
    expect(await statusOf('message', {}, '2001:db8:2::1')).toBe(200);
  });

  test('is counted in the database for messages, without a readable address', async () => {
    stopTheClock();
    for (let post = 0; post < 20; post += 1) await send('message');
    await world.restart();
    expect(await statusOf('message')).toBe(429);
    for (const { name, bytes } of await dump(world.db)) expect([name, bytes.includes(visitor)]).toEqual([name, false]);
  });

  test('is counted in memory for reports until a restart; the database has their number per day', async () => {
    stopTheClock();
    for (let post = 0; post < 20; post += 1) expect(await statusOf('report')).toBe(200);
    expect(await statusOf('report')).toBe(429);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const counts = await world.db.select().from(submissionCounts);
    expect(counts).toEqual([{ subject: 'baik ordinary', period: day, count: 20 }]);
    await world.restart();
    expect(await statusOf('report')).toBe(200);
  });
});

/** Status of the page that a plain form led to: a receipt is shown by the answer itself. */
const accepted = { message: 303, report: 200 };

describe.each(['message', 'report'] as const)('a %s over a limit', (kind) => {
  const fillNetwork = async () => {
    for (let post = 0; post < 20; post += 1) expect(await statusOf(kind)).toBe(200);
  };

  test('gets through with a proof of work for its own token', async () => {
    stopTheClock();
    await fillNetwork();
    const token = await tokenFrom(world, 60_000);
    const refused = await send(kind, { token });
    expect(refused.status).toBe(429);
    const { challenge } = (await refused.json()) as { challenge: string };
    expect(await statusOf(kind, { token, challenge, work: Array(16).fill('1').join('.') })).toBe(429);
    const proof = await workFor(challenge);
    expect(await statusOf(kind, proof)).toBe(429);
    expect(await statusOf(kind, { token, ...proof })).toBe(200);
  });

  test('is accepted without script after fifteen seconds, with all text kept in the form', async () => {
    stopTheClock();
    await fillNetwork();
    const token = await tokenFrom(world, 60_000);
    const written = { token, name: 'Sari', ...text(kind, 'What I have to say') };
    const refused = await send(kind, written, visitor, 'page');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const page = parseHtml(await refused.text());
    expect(only(page, '#form').text).toContain(
      'Wait 15 seconds, then send this form once more; what you wrote is still there.',
    );
    expect(only(page, `#form [name="${kind}"]`).text).toBe('What I have to say');
    expect(only(page, '#form [name="name"]').getAttribute('value')).toBe('Sari');
    expect(only(page, '#form [name="token"]').getAttribute('value')).toBe(token);
    const challenge = only(page, '#form [name="challenge"]').getAttribute('value') ?? '';
    setSystemTime(new Date(Date.now() + 14_000));
    expect(await statusOf(kind, { ...written, challenge }, visitor, 'page')).toBe(429);
    setSystemTime(new Date(Date.now() + 1000));
    expect(await statusOf(kind, { ...written, challenge }, visitor, 'page')).toBe(accepted[kind]);
  });
});

describe.each(['message', 'report'] as const)('the token of a %s', (kind) => {
  const stored = async () => (kind === 'message' ? world.db.$count(contactMessages) : (await cases(world)).length);

  test('is used up by an accepted form only; repeating the form returns the first answer', async () => {
    const written = { token: await tokenFrom(world, 60_000), submission_key: crypto.randomUUID() };
    expect(await statusOf(kind, { ...written, ...text(kind, '') })).toBe(400);
    const first = (await (await send(kind, written)).json()) as { message: string; receipt?: string };
    const again = (await (await send(kind, written)).json()) as typeof first;
    expect([again.message, again.receipt]).toEqual([first.message, first.receipt]);
    expect(await stored()).toBe(1);
    expect((await world.db.select().from(submissionCounts)).map(({ count }) => count)).not.toContain(2);
  });

  test('is rejected for a second form: the page has all texts and a new token', async () => {
    const token = await tokenFrom(world, 60_000);
    expect(await statusOf(kind, { token })).toBe(200);
    const refused = await send(kind, { token, ...text(kind, 'Something else') }, visitor, 'page');
    expect(refused.status).toBe(422);
    const page = parseHtml(await refused.text());
    expect(only(page, `#form [name="${kind}"]`).text).toBe('Something else');
    const fresh = only(page, '#form [name="token"]').getAttribute('value');
    expect(fresh).not.toBe(token);
    expect(await statusOf(kind, { token: fresh, ...text(kind, 'Something else') }, visitor, 'page')).toBe(
      accepted[kind],
    );
    expect(await stored()).toBe(2);
  });

  test('is used once by four simultaneous forms', async () => {
    const token = await tokenFrom(world, 60_000);
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((said) => statusOf(kind, { token, ...text(kind, said) })),
    );
    expect(answers.sort()).toEqual([200, 400, 400, 400]);
    expect(await stored()).toBe(1);
  });

  test('stays used up after a restart', async () => {
    const token = await tokenFrom(world, 60_000);
    expect(await statusOf(kind, { token })).toBe(200);
    await world.restart();
    expect(await statusOf(kind, { token, ...text(kind, 'Another') })).toBe(400);
  });
});

test('expired counts and tokens are deleted', async () => {
  await send('message');
  await send('report');
  const hour = 3_600_000;
  await sweepLimits(world.db, Date.now() + 2 * hour);
  expect((await world.db.select().from(submissionCounts)).map(({ subject }) => subject)).toEqual(['baik ordinary']);
  expect(await world.db.$count(spentTokens)).toBe(2);
  // The day of a token is the company's, which begins seven hours before that of UTC.
  await sweepLimits(world.db, Date.now() + 104 * hour);
  expect(await world.db.$count(submissionCounts)).toBe(0);
  expect(await world.db.$count(spentTokens)).toBe(0);
});
