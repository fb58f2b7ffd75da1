import { describe, expect, test } from 'bun:test';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

describe('the service worker', () => {
  test('is a script at the root, checked by the browser each time, that may only load from the site', async () => {
    const answer = await world.get('/service-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  test('never copies the report channel and previews, and has a dated notice in both languages', async () => {
    const [settings = ''] = (await (await world.get('/service-worker.js')).text()).split(';\n');
    const { version, contacts, notices, excluded } = JSON.parse(settings.replace('self.offlineSettings=', ''));
    expect(version).toMatch(/^\w{8,}$/);
    expect(excluded).toEqual([
      '/budaya-baik',
      '/preview/berita',
      '/baik-culture',
      '/preview/news',
      '/id/luring/kontak',
      '/en/offline/contact',
      '/preview/',
    ]);
    expect(contacts).toEqual([
      { page: '/id/kontak', address: '/id/luring/kontak' },
      { page: '/en/contact', address: '/en/offline/contact' },
    ]);
    expect(notices.id).toEqual({
      locale: 'id-ID',
      text: 'Anda sedang luring; salinan ini dibuat pada {date}.',
    });
    expect(notices.en.text).toBe('You are offline; this copy was made on {date}.');
  });

  test('may be started by public pages and by no page of the back-office', async () => {
    const policyOf = async (path: string) => (await world.get(path)).headers.get('content-security-policy');
    expect(await policyOf('/en')).toContain("worker-src 'self';");
    expect(await policyOf('/backend/login')).toContain("worker-src 'none';");
  });
});

describe.each([
  ['/id/luring/kontak', 'Formulir kontak memerlukan koneksi.'],
  ['/en/offline/contact', 'The contact form needs a connection.'],
])('the contact page for offline use %s', (path, lead) => {
  test('has addresses and the mailbox, but neither form token nor a place in search engines', async () => {
    const page = await world.html(path);
    const main = page.querySelector('main');
    expect(main?.text).toContain(lead);
    expect(main?.text).toContain('Jl. Gatot Subroto Kav. 27, Lantai 12');
    expect(main?.querySelector('a[href="mailto:info@khatulistiwa-alumina.example"]')).not.toBeNull();
    expect(main?.querySelector('a[href="tel:+625615550127"]')).not.toBeNull();
    expect(page.querySelectorAll('main form, [name="token"]')).toHaveLength(0);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
