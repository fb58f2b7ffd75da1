import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { baikFiles, baikRecipients, mails } from '../../src/db/schema/index.ts';
import { keepRecipients, lockKeys } from '../../src/domain/baik/cases/case-keys.ts';
import { removedFields } from '../../src/domain/baik/recipients/recipients.ts';
import { today } from '../../src/domain/days.ts';
import { cases, entries, pageOf, post, receiptOf, recipient, recipientWithRecovery, submit } from '../support/baik.ts';
import { databaseKind } from '../support/databases.ts';
import { revealing, unreadable } from '../support/files/files-with-metadata.ts';
import { files } from '../support/forms.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  for (const folder of ['baik', 'baik-spool'])
    rmSync(join(world.place.dataDirectory, folder), { recursive: true, force: true });
  await recipient(world);
});

const filesIn = (folder: string) => {
  const path = join(world.place.dataDirectory, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

async function expectNothingKept(): Promise<void> {
  expect(await cases(world)).toEqual([]);
  expect(await entries(world)).toEqual([]);
  expect(filesIn('baik')).toEqual([]);
  expect(filesIn('baik-spool')).toEqual([]);
}

const success = {
  id: 'Terima kasih. Laporan Anda sudah kami terima dan sudah dikunci.',
  en: 'Thank you. We have received your report, and it is locked.',
} as const;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('It succeeded.'),
    (error: Error) => error,
  );

describe('a report', () => {
  test.each(['id', 'en'] as const)('is acknowledged in %s with its receipt, and sends no mail', async (language) => {
    const answer = await submit(world, { language });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      message: success[language],
      receipt: expect.stringMatching(/^[\dA-HJKMNP-TV-Z]{3}( [\dA-HJKMNP-TV-Z]{3}){5}$/),
      receipt_words: expect.stringMatching(/^[a-z]+( [a-z]+){9}$/),
      token: expect.any(String),
    });
    expect(await cases(world)).toMatchObject([{ status: 'received', receivedOn: today(), unreadByRecipients: true }]);
    expect(await world.db.$count(mails)).toBe(0);
  });

  test('is stored encrypted in records of equal length', async () => {
    await submit(world, { report: 'a' });
    await submit(world, { report: 'b'.repeat(2169), category: 'Gratifikasi', name: 'Sari' });
    const [short, long] = await entries(world);
    expect(short?.sealed).toStartWith('-----BEGIN AGE ENCRYPTED FILE-----');
    expect(short?.sealed.length).toBe(long?.sealed.length ?? 0);
  });

  // The embedded database has one connection, so that its transactions are one after the other.
  test.skipIf(databaseKind === 'embedded')(
    'is stored while another one is being stored, and recipients do not change meanwhile',
    async () => {
      await world.db.transaction(async (tx) => {
        await keepRecipients(tx);
        expect((await submit(world)).status).toBe(200);
        const change = world.db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = 50`);
          await lockKeys(other);
        });
        expect((await failureOf(change)).cause).toMatchObject({ code: '55P03' });
      });
    },
  );

  test('submitted twice from one form is one report with one receipt, but another one with a different text', async () => {
    const submission_key = crypto.randomUUID();
    const first = await receiptOf(await submit(world, { submission_key }));
    const second = await receiptOf(await submit(world, { submission_key }));
    expect(second).toBe(first);
    const together = await Promise.all([1, 2, 3].map(() => submit(world, { submission_key, report: 'Lain lagi' })));
    expect(new Set([first, ...(await Promise.all(together.map(receiptOf)))]).size).toBe(2);
    expect(await cases(world)).toHaveLength(2);
  });
});

describe('errors', () => {
  const required = {
    en: 'Contact information and report details are required.',
    id: 'Kontak dan detail laporan wajib diisi.',
  } as const;

  test.each(['id', 'en'] as const)('have the specified messages in %s', async (language) => {
    const empty = [{ contact: '' }, { report: ' \n\t ' }, { contact: '', report: '' }, { contact: undefined }];
    for (const missing of empty) {
      const answer = await submit(world, { ...missing, language });
      expect(answer.status).toBe(400);
      const field = 'contact' in missing ? 'contact' : 'report';
      expect(await answer.json()).toEqual({ success: false, error: required[language], field });
    }
    await expectNothingKept();
  });

  test('a field that only programs fill in is refused with its name', async () => {
    const answer = await submit(world, { website: 'https://spam.example' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, field: 'website' });
    await expectNothingKept();
  });
});

describe('files', () => {
  test('of every allowed type are stored encrypted under random names, with dates instead of exact times', async () => {
    const chosen = [
      await revealing.jpeg('x', 'a.JPG'),
      await revealing.jpeg('x', 'b.jpeg'),
      await revealing.png('x'),
      await revealing.pdf('x'),
      await revealing.doc('x'),
      await revealing.docx('x'),
    ];
    expect((await submit(world, {}, chosen)).status).toBe(200);
    expect(await world.db.$count(baikFiles)).toBe(6);
    const kept = filesIn('baik');
    expect(kept).toHaveLength(6);
    for (const name of kept) {
      expect(name).toMatch(/^[\da-f-]{36}\.age$/);
      const facts = statSync(join(world.place.dataDirectory, 'baik', name));
      expect(facts.mode & 0o777).toBe(0o600);
      expect(facts.mtime.toISOString()).toBe(`${today()}T00:00:00.000Z`);
    }
    expect(filesIn('baik-spool')).toEqual([]);
    for (const folder of ['baik', 'baik-spool']) {
      const { mtime } = statSync(join(world.place.dataDirectory, folder));
      expect(mtime.toISOString()).toBe(`${today()}T00:00:00.000Z`);
    }
  });

  test.each([
    ['larger than 10 MB', () => files.largerThanTenMegabytes('plan.pdf'), 'File plan.pdf exceeds 10MB limit'],
    ['of another type', () => new File(['a'], 'notes.txt'), 'File notes.txt is not a supported format'],
    ['that is a page named as a picture', () => files.html(), 'File page.png is not a supported format'],
  ])('%s are refused, and nothing is left behind', async (_what, wrong, error) => {
    const answer = await submit(world, { language: 'en' }, [await revealing.pdf('x'), wrong()]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ success: false, error, field: 'attachments' });
    await expectNothingKept();
  });

  test('eleven are too many', async () => {
    const chosen = await Promise.all(Array.from({ length: 11 }, (_, index) => revealing.pdf('x', `${index}.pdf`)));
    const answer = await submit(world, { language: 'en' }, chosen);
    expect(await answer.json()).toEqual({ success: false, error: 'Maximum 10 files allowed', field: 'attachments' });
    await expectNothingKept();
  });

  test.each([
    ['with a password', () => unreadable.protectedPdf(), 'the file has a password'],
    ['with a password, of Word', () => unreadable.protectedDocx(), 'the file has a password'],
    ['that is damaged', () => unreadable.brokenPdf(), 'the file is damaged'],
  ])('%s are refused with the reason and a way out, unless the original is chosen', async (_what, make, reason) => {
    const file = await make();
    const answer = await submit(world, { language: 'en' }, [await revealing.png('x'), file]);
    expect(answer.status).toBe(400);
    const wayOut = 'Print it, save it as a PDF or photograph the screen, and attach that.';
    const error = `${file.name}: No safe copy can be made, because ${reason}. ${wayOut}`;
    expect(await answer.json()).toEqual({ success: false, error, field: 'attachments' });
    await expectNothingKept();
    expect((await submit(world, { language: 'en', files: 'original' }, [file])).status).toBe(200);
    expect(filesIn('baik')).toHaveLength(1);
  });

  test('are copied before the report is sent, and the copy is shown to the holder of their key only', async () => {
    const form = new FormData();
    form.append('attachments', await revealing.pdf('Budi'));
    const answer = await world.handle('/api/baik/files?language=en', { method: 'POST', body: form });
    const { draft, files: copied } = (await answer.json()) as { draft: string; files: Copied[] };
    expect(copied).toMatchObject([
      { filename: 'invoice.pdf', text: 'Safe copy: 1 page. Left out: 1 attached file.', choice: 'copy' },
    ]);
    const [file] = copied;
    const shown = await world.handle(file?.preview ?? '');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await shown.text()).toMatch(/<img alt="Page 1 of 1" src="data:image\/(png|jpeg);base64,/);
    const [id = '', key = ''] = draft.split('.');
    for (const wrong of [`${id}.${'A'.repeat(key.length)}/1`, `${'0'.repeat(24)}.${key}/1`, `${draft}/2`, `${id}/1`]) {
      expect((await world.handle(`/api/baik/files/${wrong}`)).status).toBe(404);
    }
    const sent = await submit(world, { drafts: draft, [`file-${file?.key}`]: 'original' });
    expect(sent.status).toBe(200);
    expect(filesIn('baik')).toHaveLength(2);
    expect(filesIn('baik-spool')).toEqual([]);
  });

  test('that have expired are requested again', async () => {
    const drafts = `${'0'.repeat(24)}.${'A'.repeat(43)}`;
    const answer = await submit(world, { drafts, language: 'en' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toStartWith(
      'The files that you chose are no longer there',
    );
  });
});

type Copied = { key: string; filename: string; text: string; preview: string; choice: string };

describe('a channel without recipients', () => {
  beforeEach(() => world.reset());

  test.each([
    ['/id/budaya-baik', 'Halaman laporan belum dibuka', /\b(hari|bulan|jawab|dikunci sebelum)\b/],
    ['/en/baik-culture', 'Reports are not open yet', /\b(days|months|answer you|locked before)\b/],
  ])('%s says that it is not open, with the address, and promises nothing', async (path, title, promises) => {
    const page = await world.html(path);
    expect(textOf(only(page, '#form'))).toContain(title);
    expect(textOf(only(page, 'main'))).not.toMatch(promises);
    expect(page.querySelector('#form form')).toBeNull();
    expect(only(page, '#form a').getAttribute('href')).toStartWith('mailto:');
  });

  test('rejects reports and returns the typed text', async () => {
    const asJson = await submit(world, { language: 'en' }, [await revealing.pdf('x')]);
    expect(asJson.status).toBe(503);
    const answer = await post(world, { report: 'Jangan hilang' });
    expect(answer.status).toBe(503);
    expect(textOf(only(await pageOf(answer), '#baik-typed'))).toBe('Jangan hilang');
    await expectNothingKept();
  });

  test('is still closed with only a recovery key', async () => {
    await recipientWithRecovery(world, 'sole');
    await world.db.update(baikRecipients).set(removedFields).where(eq(baikRecipients.kind, 'offline'));
    expect((await submit(world)).status).toBe(503);
  });
});

test('requests to the channel leave no traces in caches, cookies and referrers', async () => {
  const mistyped = ['/en/baik-culture/mistyped', '/id/kotak/1234-5678-9012-3456-7890'];
  const paths = ['/id/budaya-baik', '/budaya-baik', '/EN/baik-culture/', '/en/baik-culture/values', ...mistyped];
  const pages = await Promise.all(paths.map((path) => world.get(path)));
  for (const { headers } of [await submit(world), ...pages, await post(world, { report: '' }), await post(world)]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('set-cookie')).toBe(false);
  }
});
