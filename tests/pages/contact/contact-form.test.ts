import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { contactMessages } from '../../../src/db/schema/index.ts';
import { contactForm, files, goodMessage, type Written } from '../../support/forms.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(async () => {
  await world.reset();
  rmSync(folder(), { recursive: true, force: true });
});
afterAll(() => world.close());

const pages = { id: '/id/kontak', en: '/en/contact' } as const;
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

/** As a browser without script sends it: to the page of the form. */
function post(language: 'id' | 'en', written: Written = {}, chosen: File[] = []): Promise<Response> {
  const body = contactForm({ language, ...written }, chosen);
  return world.handle(pages[language], { method: 'POST', body, headers: asBrowser });
}

const messages = () => world.db.select().from(contactMessages);
const folder = () => join(world.place.dataDirectory, 'contact');
const storedFiles = () => (existsSync(folder()) ? readdirSync(folder()) : []);

const success = {
  id: 'Terima kasih. Pesan Anda sudah kami terima dan akan dijawab pada hari kerja.',
  en: 'Thank you. We have received your message and will answer on a working day.',
} as const;

test.each(['id', 'en'] as const)('the form of the page is sent to the page itself, in %s', async (language) => {
  const form = (await world.html(pages[language])).querySelector('#form form');
  expect(form?.getAttribute('action')).toBe(pages[language]);
  expect(form?.getAttribute('method')).toBe('post');
});

describe('a form without script', () => {
  test.each(['id', 'en'] as const)('that worked leads to its page with a notice, in %s', async (language) => {
    const answer = await post(language, {}, [files.pdf()]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${pages[language]}?notice=sent#form`);
    const shown = await world.html(`${pages[language]}?notice=sent`);
    expect(textOf(shown.querySelector('#form [data-notice]'))).toBe(success[language]);
    expect(shown.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(await messages()).toMatchObject([{ ...goodMessage, language }]);
  });

  test('that does not name its language has the one of the page', async () => {
    expect((await post('en', { language: undefined })).status).toBe(303);
    expect(await messages()).toMatchObject([{ language: 'en' }]);
  });

  test('that has mistakes comes back with everything that was typed, and what is wrong', async () => {
    const typed = {
      name: '  <Sari> & "Co"',
      email: 'sari',
      subject: 'media',
      message: 'a'.repeat(2200),
    };
    const answer = await post('en', typed, [files.pdf()]);
    expect(answer.status).toBe(422);
    const page = parseHtml(await answer.text());
    expect(textOf(page.querySelector('title'))).toStartWith('Error: ');
    expect(page.querySelector('#contact-name')?.getAttribute('value')).toBe(typed.name);
    expect(page.querySelector('#contact-email')?.getAttribute('value')).toBe('sari');
    expect(page.querySelector('#contact-subject option[selected]')?.getAttribute('value')).toBe('media');
    expect(page.querySelector('#contact-message')?.text.trim()).toBe(typed.message);
    const links = page.querySelectorAll('#form section[autofocus] a');
    expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
      ['#contact-email', 'Enter a whole email address, such as name@company.com'],
      ['#contact-message', 'Message must have at most 2169 characters'],
    ]);
    for (const name of ['email', 'message']) {
      const control = page.querySelector(`#contact-${name}`);
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      expect(control?.getAttribute('aria-describedby')).toContain(`contact-${name}-error`);
      expect(page.querySelector(`#contact-${name}-error`)).not.toBeNull();
    }
    expect(textOf(page.querySelector('#form'))).toContain('Please choose your attachments again.');
    expect(await messages()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test('that comes too often is told when to come again, and loses nothing', async () => {
    for (let count = 0; count < 10; count += 1) expect((await post('id', { phone: `${count}` })).status).toBe(303);
    const answer = await post('id', { message: 'One more thing' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    const page = parseHtml(await answer.text());
    expect(textOf(page.querySelector('#form section[autofocus]'))).toContain(
      'Terlalu banyak pesan dalam waktu singkat',
    );
    expect(page.querySelector('#contact-message')?.text.trim()).toBe('One more thing');
  });

  test.each([
    ['id', 'Kiriman ini terputus atau tidak dapat dibaca'],
    ['en', 'What was sent broke off or cannot be read'],
  ] as const)('that breaks off is shown anew, in %s', async (language, text) => {
    const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nSa';
    const headers = { ...asBrowser, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await world.handle(pages[language], { method: 'POST', body, headers });
    expect(answer.status).toBe(422);
    expect(textOf(parseHtml(await answer.text()).querySelector('#form section[autofocus]'))).toContain(text);
  });

  test('that the database does not take shows everything again', async () => {
    await world.db.execute(sql`alter table contact_messages rename to gone`);
    try {
      world.expectErrors(1);
      const answer = await post('en', { message: 'Do not lose me' }, [files.pdf()]);
      expect(answer.status).toBe(500);
      const page = parseHtml(await answer.text());
      expect(page.querySelector('#contact-message')?.text.trim()).toBe('Do not lose me');
      expect(storedFiles()).toEqual([]);
    } finally {
      await world.db.execute(sql`alter table gone rename to contact_messages`);
    }
  });

  test('from a page elsewhere is refused', async () => {
    const headers = { ...asBrowser, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const answer = await world.handle(pages.en, { method: 'POST', body: contactForm(), headers });
    expect(answer.status).toBe(403);
    expect(await messages()).toEqual([]);
  });
});
