import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { contactMessages } from '../../src/db/schema/index.ts';
import { cases, goodReport, recipient, reportForm } from '../support/baik.ts';
import { revealing } from '../support/files/files-with-metadata.ts';
import { contactForm, goodMessage, tokenFrom, type Written } from '../support/forms.ts';
import { dump } from '../support/programs/canaries.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await recipient(world);
  // In the middle of an hour, so that no share is renewed during a test.
  const hour = 3_600_000;
  setSystemTime(new Date(Math.floor(Date.now() / hour) * hour + hour / 2 + 60_000));
});
afterEach(() => void setSystemTime());

const client = '203.0.113.9';
const calls = {
  message: { path: '/api/contact/submit', fields: goodMessage, form: contactForm },
  report: { path: '/api/baik/submit', fields: goodReport, form: reportForm },
} as const;
type Kind = keyof typeof calls;
type Answer = {
  success: boolean;
  message?: string;
  receipt?: string;
  error?: string;
  token?: string;
  challenge?: string;
};

type Sent = { from?: string; headers?: Record<string, string>; files?: File[] };

/** A call with the fields of the specification, as multipart. */
function send(kind: Kind, written: Written = {}, { from = client, headers = {}, files = [] }: Sent = {}) {
  const body = calls[kind].form({ language: 'en', ...written }, files);
  return post(kind, body, { 'x-forwarded-for': from, ...headers });
}

function post(kind: Kind, body: BodyInit, headers: Record<string, string> = {}) {
  return world.handle(calls[kind].path, { method: 'POST', body, headers });
}

const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
const answerOf = async (...sent: Parameters<typeof send>) => (await (await send(...sent)).json()) as Answer;
const text = (kind: Kind, said: string): Written => ({ [kind]: said });
const stored = async (kind: Kind) =>
  kind === 'message' ? world.db.$count(contactMessages) : (await cases(world)).length;
/** Different ones, one after the other. */
async function statuses(kind: Kind, count: number, fromOf: (index: number) => string = () => client) {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(await statusOf(kind, text(kind, `Number ${index}`), { from: fromOf(index) }));
  }
  return answers;
}

describe.each(['message', 'report'] as const)('a %s without a token', (kind) => {
  const { path, fields } = calls[kind];
  const json = { 'content-type': 'application/json' };
  const formats: Record<string, () => Promise<Response>> = {
    multipart: () => post(kind, calls[kind].form()),
    'an urlencoded form': () => post(kind, new URLSearchParams(fields)),
    'a JSON object': () => post(kind, JSON.stringify(fields), json),
    'multipart by a program': () => post(kind, calls[kind].form(), { accept: '*/*', 'user-agent': 'curl/8.5.0' }),
    'multipart from a page of the site': () => post(kind, calls[kind].form(), { origin: 'https://www.example.test' }),
    'multipart with an empty file field': () => post(kind, calls[kind].form({}, [new File([], '')])),
    'an urlencoded form with an empty field for files': () =>
      post(kind, new URLSearchParams({ ...fields, attachments: '', token: '' })),
    'JSON with an empty list of files': () => post(kind, JSON.stringify({ ...fields, attachments: [] }), json),
  };

  test.each(Object.keys(formats))('is accepted at once, as %s', async (format) => {
    const answer = await formats[format]?.();
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({ success: true, message: expect.stringMatching(/^Terima kasih\. /) });
    expect(await stored(kind)).toBe(1);
  });

  test('is stored once when it is sent again, in whichever format, and has the same receipt', async () => {
    const answers = [
      await post(kind, calls[kind].form()),
      await post(kind, JSON.stringify(fields), json),
      ...(await Promise.all([1, 2, 3].map(() => post(kind, calls[kind].form())))),
    ];
    const said = (await Promise.all(answers.map((answer) => answer.json()))) as Answer[];
    expect(said.map(({ success }) => success)).toEqual([true, true, true, true, true]);
    expect(new Set(said.map(({ receipt }) => receipt)).size).toBe(1);
    expect(await stored(kind)).toBe(1);
  });

  test('is another one with another text, from another network, with another file of the same size, or an hour later', async () => {
    const photo = (mark: string) => revealing.jpeg(mark, 'photo.jpg');
    const [one, other] = [await photo('a'), await photo('b')];
    expect(one.size).toBe(other.size);
    const sent = [
      await answerOf(kind),
      await answerOf(kind, text(kind, 'Other words')),
      await answerOf(kind, {}, { from: '198.51.100.1' }),
      await answerOf(kind, {}, { files: [one] }),
      await answerOf(kind, {}, { files: [other] }),
      await answerOf(kind, {}, { files: [other] }),
    ];
    expect(sent.map(({ success }) => success)).toEqual([true, true, true, true, true, true]);
    expect(await stored(kind)).toBe(5);
    setSystemTime(new Date(Date.now() + 3_600_000));
    await answerOf(kind);
    expect(await stored(kind)).toBe(6);
  });

  test('has a share of its own: five from a network, and then a token and a challenge', async () => {
    expect(await statuses(kind, 7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // The first ones are still known.
    expect(await statusOf(kind, text(kind, 'Number 4'))).toBe(200);
    const refused = await send(kind);
    // Sent again as it is, it is accepted when the ten minutes or the hour are over.
    const left = kind === 'message' ? '540' : '1740';
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, left]);
    const { success, error, token = '', challenge = '' } = (await refused.json()) as Answer;
    expect([success, error]).toEqual([
      false,
      'Too many forms have been sent without a token. Wait 15 seconds, then send this one once more with the token and the challenge of this answer.',
    ]);
    expect((await answerOf(kind, { token: '', language: 'id' })).error).toBe(
      'Terlalu banyak formulir tanpa token yang terkirim. Tunggu 15 detik, lalu kirim sekali lagi dengan token dan challenge dari jawaban ini.',
    );
    expect(await stored(kind)).toBe(5);
    setSystemTime(new Date(Date.now() + 15_000));
    expect(await statusOf(kind, { token, challenge })).toBe(200);
    expect(await stored(kind)).toBe(6);
  });

  test('has ten from a /48 and five from a /64, whatever the host', async () => {
    expect(await statuses(kind, 6, (index) => `2001:db8:1:2::${index + 1}`)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(kind, 6, (index) => `2001:db8:1:${index + 3}::1`)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusOf(kind, {}, { from: '2001:db8:2::1' })).toBe(200);
  });

  test('has fifty from all networks together', async () => {
    const answers = await statuses(kind, 51, (index) => `198.51.100.${index + 1}`);
    expect(answers).toEqual([...Array(50).fill(200), 429]);
    // The pages are not concerned.
    expect(await statusOf(kind, { token: await tokenFrom(world, 60_000) }, { from: '198.51.100.200' })).toBe(200);
  });

  test('neither uses the share of the pages nor is stopped by them', async () => {
    const withToken = async (index: number) =>
      statusOf(kind, { token: await tokenFrom(world, 60_000), ...text(kind, `Page ${index}`) });
    const pages: number[] = [];
    for (let index = 0; index < 21; index += 1) pages.push(await withToken(index));
    expect(pages).toEqual([...Array(20).fill(200), 429]);
    expect(await statuses(kind, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    const elsewhere = { from: '198.51.100.1' };
    expect(await statuses(kind, 6, () => elsewhere.from)).toEqual([200, 200, 200, 200, 200, 429]);
    for (let index = 0; index < 20; index += 1) {
      expect(
        await statusOf(kind, { token: await tokenFrom(world, 60_000), ...text(kind, `P ${index}`) }, elsewhere),
      ).toBe(200);
    }
  });

  test('has a new share when its time is over', async () => {
    await statuses(kind, 5);
    expect(await statusOf(kind)).toBe(429);
    setSystemTime(new Date(Date.now() + (kind === 'message' ? 600_000 : 3_600_000)));
    expect(await statusOf(kind)).toBe(200);
  });

  test('uses no share when it is refused', async () => {
    for (let count = 0; count < 10; count += 1) expect(await statusOf(kind, text(kind, ''))).toBe(400);
    expect(await statuses(kind, 5)).toEqual([200, 200, 200, 200, 200]);
  });

  test('leaves no address in the database', async () => {
    await statuses(kind, 6);
    for (const { name, bytes } of await dump(world.db)) expect([name, bytes.includes(client)]).toEqual([name, false]);
  });

  test('is refused from another site, and from a page that hides its address', async () => {
    const elsewhere = await send(kind, {}, { headers: { origin: 'https://evil.example' } });
    expect(elsewhere.status).toBe(403);
    expect(await statusOf(kind, {}, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await statusOf(kind, {}, { headers: { origin: 'null' } })).toBe(403);
    expect(await stored(kind)).toBe(0);
    const token = await tokenFrom(world, 60_000);
    expect(await statusOf(kind, { token }, { headers: { origin: 'null' } })).toBe(200);
  });

  test('is still a form of a page when it is sent to the page: it needs a token', async () => {
    const page = kind === 'message' ? '/en/contact' : '/en/baik-culture';
    const answer = await world.handle(page, { method: 'POST', body: calls[kind].form() });
    expect(answer.status).toBe(422);
    expect(await stored(kind)).toBe(0);
  });

  test.each([
    [
      'id',
      'Token formulir ini tidak dibuat oleh situs ini, jadi isinya belum dikirim. Silakan kirim sekali lagi: token baru sudah disertakan.',
      'Formulir dengan token ini sudah pernah terkirim. Untuk mengirim isi yang sekarang, silakan kirim sekali lagi: token baru sudah disertakan.',
      'Formulir ini sudah terbuka lebih dari satu hari, jadi isinya belum dikirim. Silakan kirim sekali lagi: token baru sudah disertakan.',
    ],
    [
      'en',
      'The token of this form was not issued by this site, so the form was not sent. Please send it once more: a new token is included.',
      'A form with this token was sent before. To send what it says now, please send it once more: a new token is included.',
      'This form has been open for more than a day, so it was not sent. Please send it once more: a new token is included.',
    ],
  ])(
    'says what is wrong with a token that is forged, used up or too old, in %s',
    async (language, forged, used, old) => {
      const token = await tokenFrom(world, 60_000);
      expect(await statusOf(kind, { token, language })).toBe(200);
      const refused: [string, string][] = [
        ['made.up', forged],
        [token, used],
        [await tokenFrom(world, 25 * 3_600_000), old],
      ];
      for (const [sent, error] of refused) {
        const answer = await send(kind, { token: sent, language, ...text(kind, 'Other words') });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toEqual({ success: false, error, token: expect.any(String) });
      }
      expect(await stored(kind)).toBe(1);
    },
  );

  test(`is described as optional at ${path}`, async () => {
    const { paths } = (await (await world.get('/api/docs/json')).json()) as Described;
    const { schema } = paths[path]?.post.requestBody.content['application/json'] ?? {};
    expect(schema?.properties).toMatchObject({ token: {}, challenge: {}, work: {}, submission_key: {} });
    expect(schema?.required).not.toContain('token');
    expect(paths[path]?.post.responses).toHaveProperty('403');
  });
});

type Schema = { properties: Record<string, unknown>; required: string[] };
type Described = {
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: Record<string, { schema: Schema }> };
        responses: Record<string, unknown>;
      };
    }
  >;
};
