import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { cases, pageOf, post, recipient } from '../../support/baik.ts';
import { only, textOf } from '../../support/html.ts';
import { revealing, unreadable } from '../../support/revealing-files.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

// Keys are derived slowly on purpose.
setDefaultTimeout(slow);

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(async () => {
  await world.reset();
  for (const folder of ['baik', 'baik-spool'])
    rmSync(join(world.place.dataDirectory, folder), { recursive: true, force: true });
  await recipient(world);
});
afterAll(() => world.close());

const filesIn = (folder: string) => {
  const path = join(world.place.dataDirectory, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

describe('without script', () => {
  test('a report that was sent leads to a page that shows its receipt once', async () => {
    const answer = await post(world, { language: 'en' });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    // Nothing in it says that a report was sent: browsers keep it in their history.
    expect(location).toMatch(/^\/en\/baik-culture\?view=\w+#form$/);
    const address = location.split('#')[0] ?? '';
    const page = await world.html(address);
    // What opens the receipt goes on to no link, nor to what the server remembers of pages.
    expect(page.toString()).not.toContain(address.split('view=')[1] ?? '');
    expect(textOf(only(page, '[data-code]'))).toMatch(/^\d{4}( \d{4}){4}$/);
    const again = await world.html(address);
    expect(again.querySelector('[data-code]')).toBeNull();
    expect(textOf(only(again, '#form'))).toContain('is shown only once');
  });

  test('mistakes come back with everything that was typed, beside their fields and on top', async () => {
    const written = {
      contact: '',
      name: 'Sari',
      category: 'Gratifikasi',
      report: 'Isi <laporan> & bukti',
      language: 'id',
    };
    const answer = await post(world, written);
    expect(answer.status).toBe(422);
    const page = await pageOf(answer);
    expect(textOf(only(page, '#error-summary-title'))).toBe('Laporan belum terkirim');
    expect(textOf(only(page, '#baik-contact-error'))).toBe('Isi kontak Anda, atau pilih tetap anonim');
    expect(only(page, '#baik-name').getAttribute('value')).toBe('Sari');
    expect(only(page, '#baik-category').getAttribute('value')).toBe('Gratifikasi');
    expect(textOf(only(page, '#baik-report'))).toBe('Isi <laporan> & bukti');
  });

  test('files survive a mistake, and what they reveal is shown before they are sent', async () => {
    const first = await pageOf(await post(world, { contact: '', language: 'en' }, [await revealing.jpeg('Budi')]));
    expect(textOf(only(first, '#baik-files'))).toContain('Orang Budi');
    const carried = hiddenIn(first);
    const second = await pageOf(await post(world, { ...carried, language: 'en' }));
    expect(textOf(only(second, '#baik-files'))).toContain('photo.jpg');
    const [radio] = second.querySelectorAll('#baik-files input[type="radio"]');
    const sent = await post(world, { ...carried, [radio?.getAttribute('name') ?? '']: 'strip', language: 'en' });
    expect(sent.status).toBe(303);
    expect(filesIn('baik')).toHaveLength(1);
  });

  test('a file that reveals something is not sent before its sender has chosen', async () => {
    const answer = await post(world, { language: 'en' }, [await revealing.docx('Budi')]);
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(textOf(only(page, '#baik-review'))).toBe('Look at this before you send');
    expect(await cases(world)).toEqual([]);
    const name = only(page, '#baik-files input[value="strip"]').getAttribute('name') ?? '';
    expect(only(page, '#baik-files input[value="strip"]').hasAttribute('checked')).toBe(true);
    expect((await post(world, { ...hiddenIn(page), [name]: 'strip', language: 'en' })).status).toBe(303);
  });

  test.each([
    ['PDF', () => unreadable.protectedPdf()],
    ['DOCX', async () => unreadable.protectedDocx()],
  ])('a %s that nobody can look into is sent as it is or left out', async (_what, make) => {
    const page = await pageOf(await post(world, { language: 'en' }, [await make()]));
    expect(textOf(only(page, '#baik-files'))).toContain('A password protects this file');
    const undecided = await post(world, { ...hiddenIn(page), language: 'en' });
    expect(undecided.status).toBe(422);
    const name = only(page, '#baik-files input[value="remove"]').getAttribute('name') ?? '';
    expect((await post(world, { ...hiddenIn(page), [name]: 'remove', language: 'en' })).status).toBe(303);
    expect(filesIn('baik')).toEqual([]);
  });

  test('a receipt that cannot be handed over says that it failed, and the log holds nothing of its moment', async () => {
    // Noted once the day is over, or the application ends.
    world.expectErrors(1);
    await world.db.execute(sql`alter table baik_handovers rename to gone`);
    try {
      const answer = await post(world, { report: 'Jangan hilang' });
      expect(answer.status).toBe(500);
      expect(textOf(only(await pageOf(answer), '#baik-report'))).toBe('Jangan hilang');
      expect(world.log.events).toEqual([]);
    } finally {
      await world.db.execute(sql`alter table gone rename to baik_handovers`);
    }
  });
});

function hiddenIn(page: Awaited<ReturnType<typeof pageOf>>): Record<string, string> {
  const inputs = page.querySelectorAll('#form input[type="hidden"]');
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
}
