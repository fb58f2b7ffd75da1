import { describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import type { HTMLElement } from 'node-html-parser';
import { accounts, activityLogs } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { readProps } from '../../src/ui/markup/island-props.ts';
import { allWrites } from '../support/backend-writes/scenario.ts';
import { startGraph } from '../support/graph/graph.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../support/html.ts';
import { isLongRun } from '../support/long-run.ts';
import { editor, fullAccessRoles } from '../support/people.ts';
import { slow } from '../support/slow.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
const staff = staffOf(world);

const choose = (language: string, headers = staff) =>
  world.handle('/backend/account/language', { method: 'POST', body: new URLSearchParams({ language }), headers });

describe('the language of the back-office', () => {
  test('is English until it is changed in the account with a plain form', async () => {
    const before = await world.html('/backend/account', 200, staff);
    expect(only(before, 'html').getAttribute('lang')).toBe('en');
    expect(textOf(only(before, 'h1'))).toBe('Your account');
    const form = only(before, 'form[action="/backend/account/language"]');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.querySelectorAll('option').map((one) => one.getAttribute('value'))).toEqual(['id', 'en']);

    const answer = await choose('id');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/backend/account');
    const flash = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const after = await world.html('/backend/account', 200, { cookie: `${staff.cookie}; ${flash}` });
    expect(only(after, 'html').getAttribute('lang')).toBe('id');
    expect(textOf(only(after, 'title'))).toBe('Akun Anda · Panel pengelola Khatulistiwa Alumina');
    expect(textOf(only(after, 'h1'))).toBe('Akun Anda');
    expect(textOf(after)).toContain('Bahasa diubah');
  });

  test('is stored per account, for all its sessions', async () => {
    const other = await world.signedIn();
    await choose('id');
    expect(textOf(only(await world.html('/backend/dashboard', 200, staff), 'h1'))).toBe('Dasbor');
    expect(textOf(only(await world.html('/backend/dashboard', 200, other), 'h1'))).toBe('Dashboard');
    await choose('en');
    expect(textOf(only(await world.html('/backend/dashboard', 200, staff), 'h1'))).toBe('Dashboard');
  });

  test.each(['', 'fr', 'ID', '__proto__'])('is not changed by the invalid value "%s"', async (language) => {
    const answer = await choose(language);
    expect(answer.status).toBe(303);
    const [entry] = await world.db.select().from(activityLogs).where(eq(activityLogs.status, 'failed'));
    expect(entry?.errorMessage).toBe('Please choose one of the languages');
    expect(textOf(only(await world.html('/backend/dashboard', 200, staff), 'h1'))).toBe('Dashboard');
  });

  test('is used in the greeting after sign-in', async () => {
    await createAccount(world.db, editor.username, editor.password, fullAccessRoles);
    await world.db.update(accounts).set({ language: 'id' }).where(eq(accounts.username, editor.username));
    const answer = await world.handle('/backend/login', { method: 'POST', body: new URLSearchParams(editor) });
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await world.html('/backend/dashboard', 200, { cookie });
    expect(textOf(page)).toContain('Berhasil masuk Selamat datang di dasbor CMS');
  });

  test('does not change API responses', async () => {
    await choose('id');
    const answer = await world.call('POST', '/api/backend/email/send', { to: [''], subject: '', body: '' }, staff);
    expect(await answer.json()).toMatchObject({ error: 'At least one recipient is required' });
    const status = await world.get('/api/backend/status', staff);
    const { user } = (await status.json()) as { user: object };
    expect(Object.keys(user)).toEqual(['id', 'username']);
  });
});

describe('before sign-in, the language is that of the browser', () => {
  test('as it says in its header', async () => {
    const headings = { id: 'Masuk ke panel pengelola', en: 'Sign in to the back-office' };
    for (const [accepted, language] of [
      ['id', 'id'],
      ['id-ID', 'id'],
      ['in', 'id'],
      ['in-ID', 'id'],
      ['IN_ID,en;q=0.5', 'id'],
      ['en;q=0.8,in;q=0.9', 'id'],
      ['inh,en;q=0.5', 'en'],
      ['ID-id', 'id'],
      ['id-ID,id;q=0.9,en;q=0.8', 'id'],
      ['en-US,en;q=0.9,id;q=0.8', 'en'],
      ['en;q=0.3, id;q=0.4', 'id'],
      ['fr, id;q=0.1', 'id'],
      ['en;q=0', 'id'],
      ['id;q=0', 'en'],
      ['id;q=0, *', 'en'],
      ['en;q=0, *;q=0.1', 'id'],
      ['*', 'en'],
      ['fr-FR', 'en'],
      ['id;q=high', 'en'],
      ['idn', 'en'],
      [',;q=,,', 'en'],
      ['', 'en'],
    ] as const) {
      const page = await world.html('/backend/login', 200, { 'accept-language': accepted });
      const shown = [accepted, only(page, 'html').getAttribute('lang'), textOf(only(page, 'h1'))];
      expect(shown).toEqual([accepted, language, headings[language]]);
    }
  });

  test('in error messages too', async () => {
    const headers = { 'accept-language': 'id' };
    const refused = (fields: Record<string, string>) =>
      world.handle('/backend/login', { method: 'POST', body: new URLSearchParams(fields), headers });
    expect(await textIn(await refused({ ...editor, password: 'wrong' }))).toContain(
      'Nama pengguna atau kata sandi salah',
    );
    expect(await textIn(await refused({ username: '', password: '' }))).toContain('Silakan masukkan nama pengguna');
    expect(textOf(await world.html('/backend/nothing', 404, headers))).toContain('Halaman ini tidak ada');
  });
});

/** Texts that are equal in both languages, names, and numbers. */
const alike = new Set([
  ...[
    'Menu',
    'Email',
    'Status',
    'Spam',
    'ID',
    'Slug',
    'BAIK',
    'CSV',
    'PDF',
    'Video',
    'Cc',
    'Bcc',
    'Bcc *',
    'Mode',
    'Ctrl K',
  ],
  ...['Administrator', 'Auditor', 'Editor', 'Tablet', '1 video'],
  ...['Khatulistiwa Alumina', 'Bahasa Indonesia', 'English', 'https://', 'age1…', 'HTML', 'Link', 'Microsoft'],
  ...[
    'Kuitansi solar untuk alat berat dipalsukan sejak Mei.',
    '(admin)',
    '{verb} "{title}"',
    '{label} dalam {language}',
    'Mode: {label}',
  ],
]);

const monthsAlike = /^(April|September|November) \d{4}$/;

describe('Indonesian screens have no English texts', () => {
  test('on an empty site', async () => {
    expect(await leftInEnglish(await screensFrom('/backend/dashboard'))).toEqual([]);
  });

  test(
    'with all kinds of content',
    async () => {
      for (const route of [
        'POST /backend/account/microsoft/remove',
        'POST /backend/articles/edit/:id',
        'POST /backend/assets/:id/edit',
        'POST /backend/leaders/:id',
        'POST /backend/email/sent/:id/retry',
        'POST /backend/messages/:id/reply',
        'POST /backend/baik/cases/:id/erase',
        'POST /backend/privacy/:id/close',
        'POST /backend/privacy/register/:id',
        'POST /backend/privacy/breaches/:id/edit',
      ]) {
        await prepare(route);
      }
      const screens = await screensFrom('/backend/dashboard');
      const paths = [...screens.keys()].map((path) => path.split('?')[0]);
      for (const one of [
        'articles/edit/1',
        'assets/1/edit',
        'leaders/1',
        'messages/1',
        'email/sent/1',
        'baik/cases/1',
        'privacy/1',
        'privacy/register/1',
        'privacy/breaches/1',
        'logs',
      ]) {
        expect(paths).toContain(`/backend/${one}`);
      }
      for (const more of [
        '/backend/baik?status=erased',
        '/backend/assets?order=1',
        '/backend/articles?languages=partial',
      ])
        screens.set(more, await pageAt(more));
      expect(await leftInEnglish(screens)).toEqual([]);
    },
    2 * slow,
  );
});

async function prepare(route: string): Promise<void> {
  const scenario = (await allWrites()).find((one) => one.route === route);
  if (!scenario) throw new Error(`No scenario is called "${route}".`);
  await scenario.prepare(world, staff);
}

/** Screens by address; undefined for what is not a page. */
type Screens = Map<string, ParsedPage | undefined>;

/** All linked screens, in English; in `npm test` one of those that differ in numbers and in values of their query only. */
async function screensFrom(start: string): Promise<Screens> {
  const found: Screens = new Map([[start, undefined]]);
  const kinds = new Set<string>();
  const isOfNewKind = (href: string) => {
    const { size } = kinds;
    return isLongRun || kinds.add(href.replaceAll(/\d+/g, '1').replaceAll(/=[^&]*/g, '')).size > size;
  };
  for (const address of found.keys()) {
    const page = await pageAt(address);
    found.set(address, page);
    for (const link of page?.querySelectorAll('a[href^="/backend"]') ?? []) {
      const [href = ''] = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&').split('#');
      // The months of the calendar have no end.
      const isMonth = href.startsWith('/backend/calendar?');
      // Public pages, in their own language.
      const isLive = /^\/backend\/articles\/live\/[^/]+\//.test(href);
      const isScreen = !link.hasAttribute('download') && href !== '' && !isMonth && !isLive;
      if (isScreen && !found.has(href) && isOfNewKind(href)) found.set(href, undefined);
    }
  }
  return found;
}

async function pageAt(address: string): Promise<ParsedPage | undefined> {
  const answer = await world.get(address, staff);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  return isPage ? parseHtml(await answer.text()) : undefined;
}

/** Texts of a screen or its form errors that are equal in both languages and are neither data nor names. */
async function leftInEnglish(screens: Screens): Promise<string[]> {
  const english = await saidOn(screens);
  await choose('id');
  const translated: Screens = new Map();
  for (const address of screens.keys()) translated.set(address, await pageAt(address));
  const indonesian = await saidOn(translated);
  const data = await storedText();
  const left = [...indonesian].filter(
    (text) =>
      english.has(text) && !alike.has(text) && !monthsAlike.test(text) && /[a-z]{2}/i.test(text) && !isData(text, data),
  );
  return left.sort();
}

/** Stored text, a log reference ("account #1: editor"), or a date, which lists show in the Indonesian format. */
function isData(text: string, data: string): boolean {
  return (
    // The title of a page has the name of the site behind it.
    data.includes(text.replace(/ · Khatulistiwa Alumina$/, '')) ||
    /^\/(id|en|sitemap)\b/.test(text) ||
    /^[a-z ]+( #\d+)?: /.test(text) ||
    /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(text)
  );
}

/** Texts of screens and of the errors of their forms. */
async function saidOn(screens: Screens): Promise<Set<string>> {
  const said = new Set<string>();
  const submitted = new Set<string>();
  for (const page of screens.values()) {
    if (!page) continue;
    for (const text of textsIn(page)) said.add(text);
    for (const form of page.querySelectorAll('form[method=post]')) {
      // The frame and the filters of lists repeat their forms on many screens.
      if (submitted.has(form.outerHTML)) continue;
      submitted.add(form.outerHTML);
      for (const text of await refusalOf(form)) said.add(text);
    }
  }
  return said;
}

/** Errors of a form submitted empty. */
async function refusalOf(form: HTMLElement): Promise<string[]> {
  const typed = form.querySelectorAll('input:not([type=hidden]), textarea').length > 0;
  const action = form.getAttribute('action') ?? '';
  if (!typed) return [];
  const body = form.hasAttribute('enctype') ? new FormData() : new URLSearchParams();
  for (const input of form.querySelectorAll('input[type=hidden]')) {
    body.set(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
  }
  const answer = await world.handle(action.replaceAll('&amp;', '&'), { method: 'POST', body, headers: staff });
  if (answer.status >= 400) return textsIn(parseHtml(await answer.text()));
  const [, flash] = /__Host-flash=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  const said = flash && new TextDecoder().decode(Uint8Array.fromBase64(flash, { alphabet: 'base64url' }));
  const parts = said ? (JSON.parse(said) as unknown[]).slice(1) : [];
  return parts.filter((part) => typeof part === 'string');
}

const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'data-label'];

/** All visible texts and accessible names of a page, and the texts for its script. */
function textsIn(page: ParsedPage): string[] {
  const texts: string[] = [];
  const take = (text: string | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (plain) texts.push(plain);
  };
  for (const element of page.querySelectorAll('*')) {
    if (['SCRIPT', 'STYLE', 'CODE', 'PRE', 'TIME'].includes(element.tagName)) continue;
    for (const name of spoken) take(element.getAttribute(name));
    for (const child of element.childNodes) if (child.nodeType === 3) take(child.text);
    takeStrings(JSON.parse(element.getAttribute('data-words') ?? 'null'), take);
    takeStrings(readProps(element.getAttribute('data-props') ?? 'null'), take);
  }
  return texts;
}

/** Texts among the props of an island. */
function takeStrings(value: unknown, take: (text: string) => void, isSaid = false): void {
  if (typeof value === 'string' && isSaid) take(value);
  if (typeof value !== 'object' || value === null) return;
  // English API messages are keys of the island's translations and not displayed.
  for (const [key, one] of Object.entries(value)) {
    if (key !== 'english') takeStrings(one, take, isSaid || ['words', 'picker', 'problems', 'label'].includes(key));
  }
}

async function storedText(): Promise<string> {
  const tables = await world.db.execute(sql`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const parts: string[] = [];
  for (const { table_name: name } of tables as unknown as { table_name: string }[]) {
    const rows = await world.db.execute(sql`select * from ${sql.identifier(name)}`);
    for (const row of rows as unknown as Record<string, unknown>[]) {
      for (const value of Object.values(row))
        parts.push(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    }
  }
  return parts.join('\n').replace(/\s+/g, ' ');
}

async function textIn(answer: Response): Promise<string> {
  return textOf(parseHtml(await answer.text()));
}
