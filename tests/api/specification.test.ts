// The contract. Each test is a row of the two specifications' tables of calls, made over a socket by a client that knows nothing
// else: path, payload, status and the fields that the specification names. Expectations in this file are not edited; what fails it is
// mended in the product. Further fields in answers are allowed.
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { recipient } from '../support/baik.ts';
import { uploads } from '../support/files/asset-files.ts';
import { files } from '../support/forms.ts';
import { answers, startGraph } from '../support/graph/graph.ts';
import { editor, storedAccount } from '../support/people.ts';
import { Client, type Json, multipart } from '../support/requests/specification-client.ts';
import { freshWorld, type World } from '../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let site: ReturnType<World['listen']>;
beforeEach(async () => {
  await storedAccount(world.db);
  await recipient(world);
  site = world.listen();
});
afterEach(() => site.stop());

const client = (headers: Record<string, string> = {}) => new Client(site.address, headers);

const credentials = { username: editor.username, password: editor.password };

/** An administrator. */
async function signedIn(headers: Record<string, string> = {}): Promise<Client> {
  const staff = client(headers);
  await staff.ok('POST', '/api/backend/login', credentials);
  return staff;
}

const article = {
  author: 'Humas',
  category: 'news',
  featured_image: '',
  status: 'published',
  sort_order: 0,
  published_at: '2025-03-01T00:00:00.000Z',
  default_language: 'id',
};
const indonesian = {
  language: 'id',
  title: 'Kilang Beroperasi',
  slug: 'kilang-beroperasi',
  content: '<p>Kilang mulai beroperasi.</p>',
  excerpt: 'Ringkasan',
  meta_description: 'Keterangan',
};
const english = {
  language: 'en',
  title: 'Refinery Starts',
  slug: 'refinery-starts',
  content: '<p>The refinery has started.</p>',
  excerpt: 'Summary',
  meta_description: '',
};

async function created(
  staff: Client,
  changes: object = {},
  details: object[] = [indonesian, english],
): Promise<number> {
  const payload = { article: { ...article, ...changes }, details };
  const { status, body } = await staff.call('POST', '/api/backend/articles', payload);
  expect(status).toBe(201);
  return body.id;
}

type Upload = Record<string, string>;
const newPicture: Upload = {
  name: 'Kilang',
  category: 'news',
  subcategory: '',
  media_type: 'image',
  sort_order: '0',
  alt_text: '',
  tags: '',
};

async function uploaded(staff: Client, said: Upload = {}, file?: File): Promise<Json> {
  const form = multipart({ file: file ?? (await uploads.jpeg()), ...newPicture, ...said });
  const { status, body } = await staff.call('POST', '/api/backend/assets', form);
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

const message = {
  name: 'Sari Wulandari',
  email: 'sari@example.com',
  phone: '',
  subject: 'kemitraan',
  message: 'Kami ingin membahas pasokan alumina.',
  language: 'id',
};
const report = {
  name: '',
  contact: '+62 812 0000 1111',
  category: '',
  report: 'Kuitansi solar untuk alat berat dipalsukan.',
  language: 'id',
};

describe('public calls', () => {
  test('GET /api/assets lists name, path and alt_text; by category and subcategory; and documents by type', async () => {
    const staff = await signedIn();
    const header = await uploaded(staff, {
      name: 'Beranda_1',
      category: 'home',
      subcategory: 'header',
      alt_text: 'Kilang',
    });
    for (const category of ['circularity', 'social', 'environment']) {
      for (const subcategory of ['header', 'stack']) {
        await uploaded(staff, { name: `${category} ${subcategory}`, category, subcategory, alt_text: 'Gambar' });
      }
    }
    const said = { name: 'Laporan 2024', category: 'reports', media_type: 'document' };
    const document = await uploaded(staff, said, await uploads.pdf());
    const visitor = client();

    const all = await visitor.ok('GET', '/api/assets');
    expect(all).toHaveLength(8);
    for (const { name, path, alt_text } of all) {
      expect([typeof name, typeof alt_text]).toEqual(['string', 'string']);
      expect(path).toStartWith('/assets/');
    }
    const headers = await visitor.ok('GET', '/api/assets?category=home&subcategory=header');
    expect(headers).toMatchObject([{ name: 'Beranda_1', path: header.path, alt_text: 'Kilang' }]);
    for (const category of ['circularity', 'social', 'environment']) {
      for (const subcategory of ['header', 'stack']) {
        const found = await visitor.ok('GET', `/api/assets?category=${category}&subcategory=${subcategory}`);
        expect(found).toMatchObject([
          { name: `${category} ${subcategory}`, path: expect.stringContaining('/assets/'), alt_text: 'Gambar' },
        ]);
      }
    }
    const documents = await visitor.ok('GET', '/api/assets?type=document');
    expect(documents).toMatchObject([{ id: document.id, name: 'Laporan 2024', path: document.path }]);
    await visitor.ok('GET', header.path);
  });

  test('GET /api/assets/name/{name} answers one asset, or 404', async () => {
    const { path } = await uploaded(await signedIn(), { name: 'Budaya_BAIK_Banner', alt_text: 'Budaya' });
    const found = await client().ok('GET', '/api/assets/name/Budaya_BAIK_Banner');
    expect(found).toMatchObject({ name: 'Budaya_BAIK_Banner', path, alt_text: 'Budaya' });
    const missing = await client().call('GET', '/api/assets/name/Tidak_Ada');
    expect([missing.status, typeof missing.body.error]).toEqual([404, 'string']);
  });

  test('GET /api/articles lists published news of a language, newest first, and at most `limit`', async () => {
    const staff = await signedIn();
    const old = await created(staff, { published_at: '2024-01-01T00:00:00.000Z' });
    const young = await created(staff, { published_at: '2025-06-01T00:00:00.000Z' });
    const onlyId = await created(staff, { published_at: '2024-06-01T00:00:00.000Z' }, [indonesian]);
    await created(staff, { status: 'draft' });
    const { path } = await uploaded(staff, { category: 'reports', media_type: 'document' }, await uploads.pdf());
    await created(staff, { category: 'reports' }, [{ ...indonesian, content: path }]);
    const visitor = client();
    const list = async (rest: string) => {
      return visitor.ok('GET', `/api/articles?category=news&status=published&language=${rest}`);
    };
    for (const rest of ['id', 'id&limit=10']) expect((await list(rest)).map(idOf)).toEqual([young, onlyId, old]);
    for (const rest of ['en', 'en&limit=10', 'en&limit=3']) expect((await list(rest)).map(idOf)).toEqual([young, old]);
    const [first] = await list('en');
    expect(first).toMatchObject({
      id: young,
      published_at: '2025-06-01T00:00:00.000Z',
      created_at: expect.any(String),
      author: 'Humas',
      category: 'news',
      status: 'published',
      detail: {
        title: 'Refinery Starts',
        excerpt: 'Summary',
        content: expect.stringContaining('The refinery has started.'),
      },
    });
  });

  test('GET /api/articles/{id} answers the article with its details, or 404 with an error', async () => {
    const id = await created(await signedIn());
    const found = await client().ok('GET', `/api/articles/${id}`);
    expect(found).toMatchObject({ id, detail: { language: 'id', title: 'Kilang Beroperasi' } });
    const inOrder = found.details.toSorted((one: Json, other: Json) => (one.language < other.language ? 1 : -1));
    expect(inOrder).toMatchObject([
      { language: 'id', title: 'Kilang Beroperasi', excerpt: 'Ringkasan' },
      { language: 'en', title: 'Refinery Starts' },
    ]);
    for (const missing of [`${id + 1}`, 'abc']) {
      const answer = await client().call('GET', `/api/articles/${missing}`);
      expect([answer.status, typeof answer.body.error]).toEqual([404, 'string']);
    }
  });
});

const idOf = ({ id }: { id: number }) => id;

const senders: Record<string, () => Client> = {
  'a program': () => client(),
  'a program such as curl': () => client({ 'user-agent': 'curl/8.5.0', accept: '*/*' }),
  'a page of the site': () => client({ origin: site.address, 'sec-fetch-site': 'same-origin', accept: '*/*' }),
  'a page of the site in an older browser': () => client({ origin: site.address }),
};

describe.each(Object.keys(senders))('forms sent by %s', (name) => {
  const sender = () => senders[name]?.() ?? client();
  const attachments = [files.pdf('surat.pdf'), files.png('denah.png')];

  test('POST /api/contact/submit takes multipart with repeated attachments, and answers with a message', async () => {
    const body = await sender().ok('POST', '/api/contact/submit', multipart({ ...message, attachments }));
    expect(body).toMatchObject({ success: true, message: expect.stringMatching(/\S/) });
  });

  test('POST /api/contact/submit takes a form without files, each of the five subjects, and an urlencoded form', async () => {
    const visitor = sender();
    for (const subject of ['produk', 'kemitraan', 'karir', 'media']) {
      const answer = await visitor.call(
        'POST',
        '/api/contact/submit',
        multipart({ ...message, subject, language: 'en' }),
      );
      expect([answer.status, answer.body.success]).toEqual([200, true]);
    }
    const fields = new URLSearchParams({ ...message, subject: 'umum', phone: '+62 812 3456' });
    await visitor.ok('POST', '/api/contact/submit', fields);
  });

  test('POST /api/baik/submit takes multipart with repeated attachments, and answers with success and a message', async () => {
    const form = multipart({ ...report, name: 'Budi', category: 'Gratifikasi', attachments: [files.png('bukti.png')] });
    const withFile = await sender().ok('POST', '/api/baik/submit', form);
    expect(withFile).toMatchObject({ success: true, message: expect.stringMatching(/\S/) });
    const bare = await sender().call('POST', '/api/baik/submit', multipart(report));
    expect([bare.status, bare.body.success]).toEqual([200, true]);
    const inJson = await sender().call('POST', '/api/baik/submit', { ...report, report: 'Lain lagi' });
    expect([inJson.status, inJson.body.success]).toEqual([200, true]);
  });
});

describe('forms with errors', () => {
  test.each([
    ['name', 'id', 'Nama wajib diisi'],
    ['name', 'en', 'Name is required'],
    ['email', 'id', 'Email wajib diisi'],
    ['email', 'en', 'Email is required'],
    ['subject', 'id', 'Subjek wajib dipilih'],
    ['subject', 'en', 'Subject is required'],
    ['message', 'id', 'Pesan wajib diisi'],
    ['message', 'en', 'Message is required'],
  ])('POST /api/contact/submit without %s answers 400 with the error in %s', async (field, language, error) => {
    const form = multipart({ ...message, [field]: '  ', language });
    const { status, body } = await client().call('POST', '/api/contact/submit', form);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('POST /api/contact/submit answers 400 with an error for a message that is too long, and for files', async () => {
    const visitor = client();
    const errorOf = async (changes: Record<string, string | readonly File[]>) => {
      const form = multipart({ ...message, language: 'en', ...changes });
      const { status, body } = await visitor.call('POST', '/api/contact/submit', form);
      expect(status).toBe(400);
      return body.error;
    };
    expect(await errorOf({ message: 'a'.repeat(2170) })).toMatch(/2,?169/);
    expect(await errorOf({ attachments: [files.largerThanTenMegabytes('besar.pdf')] })).toBe(
      'File besar.pdf exceeds 10MB limit',
    );
    expect(await errorOf({ attachments: [new File(['a'], 'catatan.txt')] })).toBe(
      'File catatan.txt is not a supported format',
    );
    const eleven = Array.from({ length: 11 }, (_, index) => files.pdf(`${index}.pdf`));
    expect(await errorOf({ attachments: eleven })).toBe('Maximum 10 files allowed');
    const longest = multipart({ ...message, message: 'a'.repeat(2169) });
    await visitor.ok('POST', '/api/contact/submit', longest);
  });

  test.each([
    ['contact', 'id', 'Kontak dan detail laporan wajib diisi.'],
    ['contact', 'en', 'Contact information and report details are required.'],
    ['report', 'id', 'Kontak dan detail laporan wajib diisi.'],
    ['report', 'en', 'Contact information and report details are required.'],
  ])('POST /api/baik/submit without %s answers 400 with the error in %s', async (field, language, error) => {
    const form = multipart({ ...report, [field]: ' \n ', language });
    const { status, body } = await client().call('POST', '/api/baik/submit', form);
    expect([status, body]).toMatchObject([400, { success: false, error }]);
  });
});

describe('the session', () => {
  test('GET /api/backend/status, POST /api/backend/login and POST /api/backend/logout', async () => {
    const visitor = client();
    const before = await visitor.call('GET', '/api/backend/status');
    expect([before.status, before.body.isAuthenticated]).toEqual([200, false]);
    await visitor.ok('POST', '/api/backend/login', credentials);
    const during = await visitor.call('GET', '/api/backend/status');
    expect([during.status, during.body.isAuthenticated]).toEqual([200, true]);
    expect(during.body.user).toMatchObject({ username: 'editor' });
    await visitor.ok('POST', '/api/backend/logout');
    expect((await visitor.ok('GET', '/api/backend/status')).isAuthenticated).toBe(false);
  });

  test('POST /api/backend/login with a wrong password answers 401', async () => {
    const wrong = await client().call('POST', '/api/backend/login', { ...credentials, password: 'salah' });
    expect([wrong.status, typeof wrong.body.error]).toEqual([401, 'string']);
    for (const empty of [{ username: '', password: '' }, {}]) {
      expect((await client().call('POST', '/api/backend/login', empty)).status).toBe(400);
    }
  });

  test.each([
    ['GET', '/api/backend/logs?limit=10'],
    ['GET', '/api/backend/logs'],
    ['GET', '/api/backend/assets?category=news&media_type=image'],
    ['POST', '/api/backend/assets'],
    ['PUT', '/api/backend/assets/1'],
    ['DELETE', '/api/backend/assets/1'],
    ['PUT', '/api/backend/assets/reorder'],
    ['GET', '/api/backend/articles'],
    ['POST', '/api/backend/articles'],
    ['PUT', '/api/backend/articles/1'],
    ['PUT', '/api/backend/articles/1/details/id'],
    ['POST', '/api/backend/articles/1/details'],
    ['DELETE', '/api/backend/articles/1'],
    ['GET', '/api/backend/email/test'],
    ['POST', '/api/backend/email/send'],
  ])('%s %s answers 401 without it', async (method, path) => {
    const { status, text } = await client().call(method, path, method === 'PUT' || method === 'POST' ? {} : undefined);
    expect(status).toBe(401);
    expect(text).not.toBe('');
  });
});

describe.each(['a program', 'a page of the site'])('the back-office, used by %s', (name) => {
  let staff: Client;
  beforeEach(async () => {
    staff = await signedIn(name === 'a program' ? {} : { origin: site.address, 'sec-fetch-site': 'same-origin' });
  });

  test('GET /api/backend/logs answers the entries, newest first, and at most `limit`', async () => {
    await uploaded(staff);
    await created(staff);
    const all = await staff.ok('GET', '/api/backend/logs');
    expect(all.length).toBeGreaterThanOrEqual(3);
    const [newest] = all;
    const { id } = newest;
    expect(newest).toMatchObject({
      id: expect.any(Number),
      user_id: expect.anything(),
      action_type: 'create',
      description: expect.any(String),
      status: 'success',
      timestamp: expect.any(String),
      resource_type: expect.any(String),
      resource_name: expect.any(String),
      resource_id: expect.anything(),
    });
    expect(newest).toHaveProperty('error_message');
    expect(all.map(({ action_type }: Json) => action_type)).toContain('login');
    const ten = await staff.call('GET', '/api/backend/logs?limit=10');
    expect([ten.status, ten.body.length <= 10]).toEqual([200, true]);
    expect(ten.body[0].id).toBe(id);
  });

  test('POST /api/backend/assets with category and subcategory in lower case', async () => {
    for (const said of [
      { category: 'news' },
      { category: 'reports', subcategory: 'none' },
      {
        category: 'home',
        subcategory: 'header image/video',
        sort_order: '1',
        alt_text: 'Kilang',
        tags: 'udara, malam',
      },
      { category: 'circularity', subcategory: 'header' },
      { category: 'social', subcategory: 'stack' },
      { category: 'environment', subcategory: 'stack' },
    ]) {
      await uploaded(staff, said);
    }
    await uploaded(staff, { category: 'reports', media_type: 'document' }, await uploads.pdf());
    await uploaded(staff, { category: 'home', media_type: 'video' }, await uploads.video());
    const [home] = await staff.ok('GET', '/api/assets?category=home&subcategory=header');
    expect(home).toMatchObject({ name: 'Kilang', alt_text: 'Kilang', sort_order: 1, media_type: 'image' });
    expect(home.tags.split(/, ?/)).toEqual(['udara', 'malam']);
  });

  test('POST /api/backend/assets answers 400 with an error for a file of another type', async () => {
    const form = multipart({ file: await uploads.jpeg(), ...newPicture, category: 'reports', media_type: 'document' });
    const { status, body } = await staff.call('POST', '/api/backend/assets', form);
    expect([status, typeof body.error]).toEqual([400, 'string']);
  });

  test('GET /api/backend/assets by category in lower case and media type; the files have previews', async () => {
    const picture = await uploaded(staff, { name: 'Denah', alt_text: 'Denah kilang', tags: 'denah' });
    await uploaded(staff, { category: 'reports', name: 'Sampul' });
    const document = await uploaded(
      staff,
      { category: 'reports', media_type: 'document', name: 'Laporan' },
      await uploads.pdf(),
    );
    const list = async (query: string) => {
      return staff.ok('GET', `/api/backend/assets?${query}`);
    };
    expect(await list('category=news&media_type=image')).toMatchObject([
      {
        id: picture.id,
        name: 'Denah',
        path: picture.path,
        alt_text: 'Denah kilang',
        category: 'news',
        media_type: 'image',
        sort_order: expect.any(Number),
        tags: 'denah',
        created_at: expect.any(String),
        filename: expect.any(String),
        title: expect.any(String),
      },
    ]);
    expect(await list('category=reports&media_type=document')).toMatchObject([
      { id: document.id, path: document.path },
    ]);
    expect(await list('category=home&media_type=video')).toEqual([]);
    expect(await list('category=Reports&media_type=image')).toMatchObject([{ name: 'Sampul' }]);
    const preview = picture.path.replace('/assets/', '/asset_files/');
    await staff.ok('GET', preview);
  });

  test('PUT /api/backend/assets/{id} and DELETE /api/backend/assets/{id}', async () => {
    const { id } = await uploaded(staff, { category: 'social', subcategory: 'header' });
    const changes = {
      name: 'Nama baru',
      category: 'social',
      subcategory: 'stack',
      media_type: 'image',
      sort_order: 3,
      alt_text: 'Teks',
      tags: 'satu,dua',
    };
    const changed = await staff.ok('PUT', `/api/backend/assets/${id}`, changes);
    expect(changed).toMatchObject({
      id,
      name: 'Nama baru',
      subcategory: 'stack',
      sort_order: 3,
      alt_text: 'Teks',
    });
    for (const subcategory of ['', null]) {
      await staff.ok('PUT', `/api/backend/assets/${id}`, {
        ...changes,
        category: 'Social',
        subcategory,
      });
    }
    const nameless = await staff.call('PUT', `/api/backend/assets/${id}`, { ...changes, name: ' ' });
    expect([nameless.status, typeof nameless.body.error]).toEqual([400, 'string']);
    await staff.ok('DELETE', `/api/backend/assets/${id}`);
    expect(await staff.ok('GET', '/api/backend/assets?category=social&media_type=image')).toEqual([]);
    expect((await staff.call('DELETE', `/api/backend/assets/${id}`)).status).toBe(404);
  });

  test('PUT /api/backend/assets/reorder gives each asset its position from 1', async () => {
    const one = await uploaded(staff, { name: 'Satu' });
    const two = await uploaded(staff, { name: 'Dua' });
    const assets = [
      { id: two.id, sort_order: 1 },
      { id: one.id, sort_order: 2 },
    ];
    await staff.ok('PUT', '/api/backend/assets/reorder', { assets });
    const listed = await staff.call('GET', '/api/backend/assets?category=news&media_type=image');
    expect(listed.body.map(({ name, sort_order }: Json) => [name, sort_order])).toEqual([
      ['Dua', 1],
      ['Satu', 2],
    ]);
  });

  test('POST /api/backend/articles in two languages, with the defaults of the form, and for a report', async () => {
    const id = await created(staff);
    const listed = await staff.ok('GET', '/api/backend/articles');
    expect(listed).toMatchObject([
      {
        id,
        category: 'news',
        status: 'published',
        author: 'Humas',
        sort_order: 0,
        published_at: '2025-03-01T00:00:00.000Z',
        created_at: expect.any(String),
        default_language: 'id',
      },
    ]);
    expect(listed[0].details).toHaveLength(2);
    for (const detail of listed[0].details) {
      expect(detail).toMatchObject({
        id: expect.any(Number),
        article_id: id,
        language: expect.stringMatching(/^(id|en)$/),
        title: expect.any(String),
        slug: expect.any(String),
        content: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      for (const name of ['excerpt', 'meta_description', 'properties']) expect(detail).toHaveProperty(name);
    }
    await created(staff, { status: 'draft', author: '', published_at: null }, [
      { ...indonesian, slug: '', excerpt: '', meta_description: '' },
    ]);
    await created(staff, { status: 'archived', default_language: 'en' }, [english]);
    const { path: cover } = await uploaded(staff);
    await created(staff, { featured_image: cover });
    const { path } = await uploaded(staff, { category: 'reports', media_type: 'document' }, await uploads.pdf());
    for (const category of ['reports', 'Reports']) {
      const report = await created(staff, { category }, [{ ...indonesian, content: path }]);
      const [detail] = (await staff.ok('GET', `/api/articles/${report}`)).details;
      expect(detail.content).toBe(path);
    }
  });

  test('PUT /api/backend/articles/{id} with every field of the article', async () => {
    const id = await created(staff, { status: 'draft', published_at: null });
    const { path } = await uploaded(staff);
    for (const changes of [
      { ...article, author: 'Redaksi', featured_image: path, status: 'published', sort_order: 2 },
      { ...article, category: 'Reports', status: 'archived', published_at: '2025-01-01T00:00:00.000Z' },
      { ...article, featured_image: null, status: 'draft', published_at: null, default_language: 'en' },
    ]) {
      const body = await staff.ok('PUT', `/api/backend/articles/${id}`, changes);
      expect(body).toMatchObject({
        id,
        author: changes.author,
        status: changes.status,
        sort_order: changes.sort_order,
      });
    }
    expect((await staff.call('PUT', `/api/backend/articles/${id + 1}`, article)).status).toBe(404);
  });

  test('PUT …/details/{language} fails for a language that the article lacks, and POST …/details adds it', async () => {
    const id = await created(staff, {}, [indonesian]);
    const changed = {
      ...indonesian,
      title: 'Judul Baru',
      slug: '',
      excerpt: null,
      meta_description: null,
      properties: null,
    };
    const saved = await staff.ok('PUT', `/api/backend/articles/${id}/details/id`, changed);
    expect(saved).toMatchObject({ language: 'id', title: 'Judul Baru', slug: 'judul-baru' });
    const added = { ...english, excerpt: null, meta_description: null, properties: null };
    expect((await staff.call('PUT', `/api/backend/articles/${id}/details/en`, added)).status).toBe(404);
    const posted = await staff.call('POST', `/api/backend/articles/${id}/details`, added);
    expect(posted.status).toBe(201);
    expect(posted.body).toMatchObject({ language: 'en', title: 'Refinery Starts', slug: 'refinery-starts' });
    await staff.ok('PUT', `/api/backend/articles/${id}/details/en`, added);
    expect((await staff.ok('GET', `/api/articles/${id}`)).details).toHaveLength(2);
  });

  test('DELETE /api/backend/articles/{id}', async () => {
    const id = await created(staff);
    await staff.ok('DELETE', `/api/backend/articles/${id}`);
    expect(await staff.ok('GET', '/api/backend/articles')).toEqual([]);
    expect((await staff.call('DELETE', `/api/backend/articles/${id}`)).status).toBe(404);
  });

  test('GET /api/backend/email/test answers connected and message', async () => {
    const right = await staff.ok('GET', '/api/backend/email/test');
    expect(right).toEqual({ connected: true, message: expect.stringMatching(/\S/) });
    graph.signInWith(answers.unauthorized);
    graph.revokeTokens();
    const wrong = await staff.call('GET', '/api/backend/email/test');
    expect([wrong.status, wrong.body.connected, typeof wrong.body.message]).toEqual([200, false, 'string']);
  });

  test('POST /api/backend/email/send answers the number of recipients', async () => {
    const mail = { to: ['sari@example.com'], cc: [], bcc: [], subject: 'Jadwal', body: '<p>Senin</p>', isHTML: true };
    const one = await staff.call('POST', '/api/backend/email/send', mail);
    expect([one.status, one.body.recipients]).toEqual([200, 1]);
    const more = {
      ...mail,
      to: ['a@example.com', 'b@example.com'],
      cc: ['c@example.com'],
      bcc: ['d@example.com'],
      isHTML: false,
    };
    expect((await staff.ok('POST', '/api/backend/email/send', more)).recipients).toBe(4);
    const blank = { ...mail, to: ['a@example.com', ' '], cc: [''], bcc: ['', '  '] };
    expect((await staff.ok('POST', '/api/backend/email/send', blank)).recipients).toBe(1);
    const sent = graph.messages.filter(({ subject }) => subject === 'Jadwal');
    expect(sent.map(({ body }) => body.contentType.toLowerCase())).toEqual(['html', 'text', 'html']);
  });

  test('POST /api/backend/email/send answers an error field when it fails', async () => {
    const mail = { to: ['sari@example.com'], cc: [], bcc: [], subject: 'Jadwal', body: 'Senin', isHTML: false };
    for (const [changes, error] of [
      [{ to: [] }, 'At least one recipient is required'],
      [{ to: ['', ' '] }, 'At least one recipient is required'],
      [{ subject: ' ' }, 'Subject is required'],
      [{ body: ' \n' }, 'Email body is required'],
    ] as const) {
      const { status, body } = await staff.call('POST', '/api/backend/email/send', { ...mail, ...changes });
      expect([status, body.error]).toEqual([400, error]);
    }
    graph.answerWith(answers.invalid);
    const rejected = await staff.call('POST', '/api/backend/email/send', mail);
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    expect(typeof rejected.body.error).toBe('string');
  });
});
