import { describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { articleDetails, assets, contactMessages, dataRequests, leaders } from '../../../src/db/schema/index.ts';
import { contactInput } from '../../../src/domain/contact/input.ts';
import { requestInput } from '../../../src/domain/privacy/input.ts';
import { commonFields, translatedFields } from '../../../src/fields/articles.ts';
import { assetFields } from '../../../src/fields/assets.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import type { Fields } from '../../../src/fields/field.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { cases, recipient, submit as submitReport } from '../../support/baik.ts';
import { contactForm, goodMessage, tokenFrom } from '../../support/forms.ts';
import { leader } from '../../support/leaders.ts';
import { editor, storedAccount } from '../../support/people.ts';
import { filesLike, readSource } from '../../support/sources.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Json = Record<string, unknown>;

async function change(address: string, body: Json): Promise<Json> {
  const answer = await world.call('PUT', address, body, staff);
  expect([address, answer.status]).toEqual([address, 200]);
  return (await answer.json()) as Json;
}

/** The invisible characters that mail programs, chats and word processors leave in what is copied. */
const dirty = (text: string) => `\ufeff${text.slice(0, 2)}\u00ad\u200b${text.slice(2)}\u202c`;

/** The names of all fields with a text that people write. */
const textsOf = (fields: Fields) =>
  entriesOf(fields)
    .filter(([, { control }]) => ['text', 'textarea', 'rich-text-or-document'].includes(control.kind))
    .map(([, { json }]) => json.name);

const dirtyTexts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, dirty('Berita')]));
const cleanTexts = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, expect.stringMatching(/^(<p>)?Berita(<\/p>)?$/)]));

describe('every text that editors write is stored without invisible characters', () => {
  test('of an article', async () => {
    await world.publish();
    const common = textsOf(commonFields);
    expect(await change('/api/backend/articles/1', dirtyTexts(common))).toMatchObject(cleanTexts(common));
    const translated = textsOf(translatedFields);
    const sent = { language: 'id', ...dirtyTexts(translated) };
    await change('/api/backend/articles/1/details/id', sent);
    const { details } = (await (await world.get('/api/articles/1')).json()) as { details: Json[] };
    expect(details).toContainEqual(expect.objectContaining({ language: 'id', ...cleanTexts(translated) }));
  });

  test('of an asset', async () => {
    const file = { path: '/assets/1.webp', filename: '1.webp' };
    await world.db.insert(assets).values({ name: 'Picture', category: 'social', mediaType: 'image', ...file });
    const names = textsOf(assetFields);
    expect(await change('/api/backend/assets/1', dirtyTexts(names))).toMatchObject(cleanTexts(names));
  });

  test('of a leader', async () => {
    await world.db.insert(leaders).values(leader());
    const names = textsOf(leaderFields);
    expect(await change('/api/backend/leaders/1', dirtyTexts(names))).toMatchObject(cleanTexts(names));
  });

  test('also when the HTML names them by entities', async () => {
    await world.publish();
    await change('/api/backend/articles/1/details/id', {
      language: 'id',
      title: 'Berita',
      content: '<p>Ber&shy;i&#8203;ta &#x202c;<em>a&zwnj;</em></p>',
    });
    const [stored] = await world.db.select().from(articleDetails).where(eq(articleDetails.language, 'id'));
    expect(stored?.content).toBe('<p>Berita <em>a</em></p>');
  });
});

describe('every text of a visitor is stored without invisible characters', () => {
  const typed = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dirty(value)]));

  test.each(['form', 'JSON'])('of a message, as %s', async (kind) => {
    const { language: _, subject, ...texts } = goodMessage as Record<string, string>;
    expect(Object.keys(contactInput.shape).sort()).toEqual([...Object.keys(texts), 'language', 'subject'].sort());
    const token = await tokenFrom(world, 5000);
    const sent = { ...typed({ ...texts, subject: subject ?? '' }), token };
    const init =
      kind === 'form'
        ? { body: contactForm(sent) }
        : { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
    expect((await world.handle('/api/contact/submit', { method: 'POST', ...init })).status).toBe(200);
    expect(await world.db.select().from(contactMessages)).toMatchObject([{ ...texts, subject }]);
  });

  test('of a request about personal data', async () => {
    const texts = { kind: 'erasure', email: 'sari@example.com', name: 'Sari', details: 'Mohon dihapus.' };
    expect(Object.keys(requestInput.shape).sort()).toEqual(Object.keys(texts).sort());
    const fields = { token: await tokenFrom(world, 5000), submission_key: crypto.randomUUID(), ...typed(texts) };
    const answer = await world.post('/id/permintaan-data-pribadi', fields);
    expect(answer.headers.get('location')).toContain('notice=sent');
    expect(await world.db.select().from(dataRequests)).toMatchObject([texts]);
  });
});

test('a report with the line breaks of PowerPoint is accepted', async () => {
  await recipient(world);
  const text = 'Baris satu\u000bbaris dua\u000cbaris tiga';
  const answer = await submitReport(world, { report: text, category: 'Suap\u000bdi gudang' });
  expect(answer.status).toBe(200);
  expect(await cases(world)).toHaveLength(1);
});

test('a line that was pasted with a break is one line', async () => {
  await world.publish();
  await change('/api/backend/articles/1/details/id', {
    language: 'id',
    title: 'Panen\u000bRaya\tdi Mempawah',
    content: '<p>Teks</p>',
  });
  const [stored] = await world.db.select().from(articleDetails).where(eq(articleDetails.language, 'id'));
  expect(stored?.title).toBe('Panen Raya di Mempawah');
});

describe('an address with invisible characters', () => {
  const erase = (email: string, more: Record<string, string> = {}) =>
    world.post('/backend/messages/erase', { email, ...more }, staff);
  const write = async (email: string) => {
    const body = contactForm({ email, token: await tokenFrom(world, 5000) });
    expect((await world.handle('/api/contact/submit', { method: 'POST', body })).status).toBe(200);
  };

  test.each(['sa\u200bri@example.com', 'sari@example.com\u202c', 'sari\u200d@example.com', 'SA\u00adri@example.com'])(
    '%j is erased by the address that it shows',
    async (email) => {
      await write(email);
      expect((await erase('sari@example.com', { confirmed: 'yes' })).status).toBe(303);
      expect(await world.db.$count(contactMessages)).toBe(0);
    },
  );

  test('finds what was stored under the clean one', async () => {
    await write('sari@example.com');
    expect((await erase('\u202asa\u200bri@exa\u200dmple.com\u202c', { confirmed: 'yes' })).status).toBe(303);
    expect(await world.db.$count(contactMessages)).toBe(0);
  });
});

describe('an account', () => {
  test('is found by its name with invisible characters, by its password only as it is', async () => {
    const attempt = async (username: string, password: string) =>
      (await world.call('POST', '/api/backend/login', { username, password })).status;
    const { username, password } = editor;
    await storedAccount(world.db, editor);
    expect(await attempt(`\u200b${username}\u202c`, password)).toBe(200);
    expect(await attempt(username, `${password}\u200b`)).toBe(401);
  });
});

describe('a word with soft hyphens is found', () => {
  const found = async (q: string) => {
    await world.sitePages.readAll('id');
    const { groups } = await (await world.get(`/api/search?${new URLSearchParams({ q, language: 'id' })}`)).json();
    return groups
      .filter(({ key }: { key: string }) => key === 'news')
      .flatMap(({ results }: { results: { title: { text: string } }[] }) => results.map(({ title }) => title.text));
  };

  test.each([
    ['kuokanesia', 'kuokanesia'],
    ['kuo\u00adkane\u00adsia', 'kuokanesia'],
    ['kuokanesia', 'kuo\u00adka\u200bnesia'],
    ['kuo\u200dkanesia', 'kuo\u200ckanesia'],
  ])('stored as %j, by %j', async (stored, asked) => {
    await world.publish({ title: { id: 'Laporan' } });
    // As text that was stored before it was cleaned at intake.
    await world.db.execute(sql`update article_details set content = ${`<p>Panen ${stored} raya</p>`}`);
    expect(await found(asked)).toEqual(['Laporan']);
  });

  test('in the search of messages and in lists', async () => {
    const body = contactForm({ message: 'Mohon keterangan', token: await tokenFrom(world, 5000) });
    await world.handle('/api/contact/submit', { method: 'POST', body });
    const asked = new URLSearchParams({ search: 'kete\u00adrangan\u202c' });
    expect(await (await world.get(`/api/backend/messages?${asked}`, staff)).json()).toHaveLength(1);
    await world.publish({ title: { id: 'Panen raya' } });
    const list = new URLSearchParams({ q: 'panen\u200b ra\u00adya\t' });
    expect(await (await world.get(`/api/articles?${list}`)).json()).toHaveLength(1);
  });
});

describe('requests are read only by readers that clean them', () => {
  /** Each either calls `cleanField`, `cleanJson` or `cleanText`, or reads no text that people write. */
  const readers = ['src/api/csp-reports/handlers.ts', 'src/web/forms/submitted-form.ts', 'src/web/http/body.ts'];
  const reading =
    /request\??\.(?:text|json|formData|blob|bytes|arrayBuffer|body)\b|new Busboy|\(request\.url\)\.searchParams/;

  test('in the whole server', () => {
    const found = filesLike('src/**/*.{ts,tsx}').filter(
      (path) => !/^src\/(?:browser|domain|report-processes|operator|ui)\//.test(path) && reading.test(readSource(path)),
    );
    expect(found).toEqual(expect.arrayContaining(readers));
    expect(found.filter((path) => !readers.includes(path))).toEqual([]);
  });
});
