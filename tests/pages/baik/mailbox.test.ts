import { beforeEach, describe, expect, test } from 'bun:test';
import { lt } from 'drizzle-orm';
import { baikCases, baikFiles } from '../../../src/db/schema/index.ts';
import { eraseDueCases } from '../../../src/domain/baik/cases/case-commands.ts';
import { closeReasons } from '../../../src/domain/baik/cases/retention.ts';
import { today } from '../../../src/domain/days.ts';
import {
  cases,
  entries,
  inCase,
  mailboxAddress,
  mainOf,
  pageOf,
  type RecipientInTest,
  receiptOf,
  recipient,
  shownMailbox,
  storeOf,
  submit,
  toMailbox,
  unlock,
} from '../../support/baik.ts';
import { revealing } from '../../support/files/files-with-metadata.ts';
import type { Written } from '../../support/forms.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { isLongRun } from '../../support/long-run.ts';
import { freshWorld } from '../../support/world.ts';

/** Each takes a tenth of a second of processor time on purpose. */
const wrongCodes = isLongRun ? 310 : 60;

const world = await freshWorld();
let rini: RecipientInTest;
beforeEach(async () => {
  rini = await recipient(world);
});

const report = (text = 'Kuitansi palsu', files: File[] = [], more: Written = {}) =>
  submit(world, { report: text, ...more }, files).then(receiptOf);
/** The number of the case that was reported first, which its recipient has unlocked. */
async function unlocked(): Promise<number> {
  await unlock(world, rini);
  return (await cases(world))[0]?.id ?? 0;
}
/** Another code than this one by its last character. */
const almost = (receipt: string) => receipt.slice(0, -1) + (receipt.endsWith('0') ? '1' : '0');
/** A message of a recipient with a file. */
function sendFile(id: number, text: string, file: File): Promise<Response> {
  const body = new FormData();
  body.set('text', text);
  body.set('attachments', file);
  return world.handle(`/backend/baik/cases/${id}/message`, { method: 'POST', headers: { cookie: rini.cookie }, body });
}

describe('the receipt form', () => {
  test.each(['id', 'en'] as const)(
    'is a plain form in %s, with a neutral title and without traces',
    async (language) => {
      const answer = await world.get(mailboxAddress[language]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const page = await pageOf(answer);
      expect(textOf(only(page, 'title'))).toStartWith(language === 'id' ? 'Nilai perusahaan' : 'Company values');
      expect(only(page, '#form form, main form').getAttribute('method')).toBe('post');
      const code = only(page, '#baik-receipt');
      expect(code.getAttribute('autocomplete')).toBe('off');
      // A browser may send what it checks to a service.
      expect(code.getAttribute('spellcheck')).toBe('false');
    },
  );

  test('opens with the receipt in words', async () => {
    const answer = await submit(world, { report: 'Kuitansi palsu' });
    const { receipt_words: words } = (await answer.json()) as { receipt_words: string };
    expect(words.split(' ')).toHaveLength(10);
    expect(await mainOf(await toMailbox(world, { receipt: words.toUpperCase() }))).toContain('Kuitansi palsu');
  });

  test('gives the same answer to every wrong code, and repeats none', async () => {
    const receipt = await report();
    const wrong = ['', '1234', 'abcd efgh ijkl mnop qrst', '000 000 000 000 000 000', '0000 0000 0000 0000 0000'];
    for (const typed of [...wrong, almost(receipt)]) {
      const html = await (await toMailbox(world, { receipt: typed }, [], 'en')).text();
      expect(textOf(only(parseHtml(html), '#baik-receipt-error'))).toStartWith('The mailbox is not open.');
      if (typed) expect(html).not.toContain(typed);
    }
  });

  test(`${wrongCodes} wrong codes lock out nobody who has a right one`, async () => {
    const receipt = await report();
    const wrong = (attempt: number) => {
      const form = new FormData();
      form.set('receipt', `AAA AAA AAA AAA AAA ${String(attempt).padStart(3, '0')}`);
      const headers = { 'x-forwarded-for': `192.0.2.${attempt % 50}` };
      return world.handle(mailboxAddress.en, { method: 'POST', body: form, headers });
    };
    const answers = await Promise.all(Array.from({ length: wrongCodes }, (_, attempt) => wrong(attempt)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const opened = await toMailbox(world, { receipt });
    expect(await mainOf(opened)).toContain('Kuitansi palsu');
  });

  test('a right and a wrong code get answers of the same shape and size at the same address', async () => {
    const receipt = await report();
    const shapes: unknown[] = [];
    for (const typed of [receipt, almost(receipt)]) {
      const answer = await toMailbox(world, { receipt: typed }, [], 'en');
      shapes.push([answer.status, [...answer.headers.keys()].sort(), (await answer.bytes()).length]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toEqual([200, expect.any(Array), 65_536]);
  });
});

test('a code of an erased report is answered as a right or a wrong one is, and says only when it was erased', async () => {
  const receipt = await report('Sudah dihapus');
  const other = await report('Dihapus juga');
  await report('Yang lain');
  const closed = { status: 'closed', reason: 'duplicate', closedOn: today(), eraseOn: today() } as const;
  await world.db
    .update(baikCases)
    .set(closed)
    .where(lt(baikCases.id, Math.max(...(await cases(world)).map(({ id }) => id))));
  expect(await eraseDueCases(storeOf(world))).toBe(2);
  for (const code of [receipt, other]) {
    const said = { receipt: code, action: 'reply', text: 'Masih di sana?' };
    const bytes = await (await toMailbox(world, said, [], 'en')).bytes();
    expect(bytes.length).toBe(65_536);
    const text = textOf(only(parseHtml(new TextDecoder().decode(bytes)), 'main'));
    expect(text).toContain('Your report has been erased');
    expect(text).not.toMatch(/Sudah dihapus|Dihapus juga|Closed|Dealt with/);
  }
  for (const wrong of [almost(receipt), '123 456 789 ABC DEF GHJ']) {
    expect(await (await toMailbox(world, { receipt: wrong }, [], 'en')).text()).toContain('The mailbox is not open.');
  }
});

test.each([
  ['id', 'Nilai perusahaan', 'Kesalahan: Nilai perusahaan'],
  ['en', 'Company values', 'Error: Company values'],
] as const)('the title in %s contains errors, and no state is for search engines', async (language, title, wrong) => {
  const head = async (answer: Response | Promise<Response>) => {
    const page = await pageOf(await answer);
    const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? 'listed';
    return [textOf(only(page, 'title')).split(' · ')[0], robots];
  };
  const receipt = await report();
  const to = (fields: Record<string, string>) => head(toMailbox(world, fields, [], language));
  expect(await head(world.get(mailboxAddress[language]))).toEqual([title, 'noindex']);
  expect(await to({ receipt: '1' })).toEqual([wrong, 'noindex']);
  expect(await to({ receipt })).toEqual([title, 'noindex']);
  expect(await to({ receipt, action: 'reply', text: ' ' })).toEqual([wrong, 'noindex']);
});

describe('an open mailbox', () => {
  test('shows both sides of the conversation, the status, the state of the files, and whether a reply exists', async () => {
    const files = [await revealing.jpeg('Budi'), await revealing.docx('Sari')];
    const receipt = await report('Kuitansi palsu', files);
    const inside = () => shownMailbox(world, { receipt });
    const before = await inside();
    expect(before).toContain('Berkas 1.jpg');
    expect(before).toContain('safe copy, locked');
    expect(before).not.toContain('original, locked');
    expect(before).toContain('You · ');
    expect(before).not.toContain('The recipients · ');
    expect(before).toContain('No answer yet');
    const id = await unlocked();
    expect((await inCase(world, rini, id, 'message', { text: 'Di mana?' })).status).toBe(303);
    expect((await inCase(world, rini, id, 'status', { status: 'information_needed' })).status).toBe(303);
    expect(await cases(world)).toMatchObject([{ unreadByReporter: true }]);
    const after = await inside();
    expect(after).toMatch(/The recipients · .*Di mana\?/s);
    expect(after).not.toMatch(/No answer yet|rini/);
    expect(await cases(world)).toMatchObject([{ unreadByReporter: false }]);
    expect(await mainOf(await toMailbox(world, { receipt }))).toContain('Kami perlu keterangan dari Anda');
  });

  test('shows that the original was sent too if its sender chose that', async () => {
    const receipt = await report('Bukti', [await revealing.jpeg('Budi')], { files: 'original' });
    const text = await shownMailbox(world, { receipt });
    expect(text).toContain('safe copy, locked');
    expect(text).toContain('original, locked');
  });

  test.each(closeReasons)('shows that the case was closed as %s, and when its content is erased', async (reason) => {
    const receipt = await report();
    const id = await unlocked();
    await inCase(world, rini, id, 'status', { status: 'closed', reason });
    const text = await shownMailbox(world, { receipt });
    expect(text).toContain('Closed');
    expect(text).toContain('Content erased on');
  });

  test('accepts a reply with a file, once per form', async () => {
    const receipt = await report();
    const submission_key = crypto.randomUUID();
    const reply = { receipt, action: 'reply', text: 'Di gudang timur.', submission_key };
    const first = await pageOf(await toMailbox(world, reply, [await revealing.pdf('Budi')]));
    // The sender sees the copy first.
    expect(await entries(world)).toHaveLength(1);
    expect(only(first, '#reply input[type="file"]').getAttribute('name')).toBe('attachments');
    const choice = only(first, '#baik-files input[value="copy"][checked]').getAttribute('name') ?? '';
    const drafts = only(first, '#reply input[name="drafts"]').getAttribute('value') ?? '';
    const decided = { ...reply, drafts, [choice]: 'copy' };
    const second = await toMailbox(world, decided);
    expect(await mainOf(second)).toContain('Pesan Anda sudah terkirim');
    expect((await toMailbox(world, decided)).status).toBe(200);
    expect(await entries(world)).toHaveLength(2);
    expect(await mainOf(await toMailbox(world, { receipt }))).toMatch(/Di gudang timur\..*Berkas 1\.pdf/s);
  });

  test('holds the files of both sides, which are downloaded without script and without what they hid', async () => {
    const receipt = await report('Bukti', [await revealing.jpeg('Budi')]);
    const id = await unlocked();
    const sent = await sendFile(id, 'Apakah ini kuitansinya?', await revealing.pdf('Rini', 'kuitansi mei.pdf'));
    expect(sent.status).toBe(303);
    const page = await pageOf(await toMailbox(world, { receipt }, [], 'en'));
    const forms = page.querySelectorAll('form').filter((form) => form.querySelector('input[name="file"]'));
    const files: [string, string][] = [];
    for (const form of forms) {
      const fields = form
        .querySelectorAll('input')
        .map((input) => [input.getAttribute('name'), input.getAttribute('value')]);
      const file = await toMailbox(world, Object.fromEntries(fields));
      expect(file.headers.get('cache-control')).toBe('no-store');
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
      files.push([file.headers.get('content-disposition') ?? '', Buffer.from(await file.bytes()).toString('latin1')]);
    }
    const [picture, document] = files;
    expect(picture?.[0]).toContain('filename="Berkas 1.jpg"');
    expect(picture?.[1]).not.toContain('Budi');
    expect(document?.[0]).toContain('filename="File 1.pdf"');
    expect(document?.[1]).toStartWith('%PDF-');
    expect(document?.[1]).not.toContain('Rini');
  });

  test('gives no file of another case, and none to a wrong code', async () => {
    const other = await report('Bukti', [await revealing.jpeg('Budi')]);
    const [file] = await world.db.select().from(baikFiles);
    const own = await report();
    for (const [receipt, type] of [
      [own, 'text/html'],
      [almost(own), 'text/html'],
      [other, 'application/octet-stream'],
    ] as const) {
      const answer = await toMailbox(world, { receipt, action: 'file', file: file?.id ?? '' });
      expect(answer.headers.get('content-type')).toStartWith(type);
    }
  });

  test('a message of recipients with a file that cannot be cleaned or is none is not sent', async () => {
    await report();
    const id = await unlocked();
    for (const file of [new File(['x'], 'catatan.txt'), new File(['%PDF-1.4 broken'], 'rusak.pdf')]) {
      const answer = await sendFile(id, 'Lihat lampiran', file);
      expect(answer.status).toBe(422);
      const page = await pageOf(answer);
      expect(textOf(only(page, '#case-files-error'))).toContain(file.name);
      expect(textOf(only(page, '#case-message'))).toBe('Lihat lampiran');
    }
    expect(await entries(world)).toHaveLength(1);
    expect(await world.db.$count(baikFiles)).toBe(0);
  });

  test('a message with a file of a network that has uploaded its share is not sent without the file', async () => {
    const receipt = await report();
    world.reports.spool.add('', 200 * 1024 * 1024);
    const files = [await revealing.jpeg('Budi')];
    const page = await pageOf(await toMailbox(world, { receipt, action: 'reply', text: 'Ini fotonya.' }, files));
    const error = 'Dari jaringan Anda sudah terlalu banyak berkas diunggah.';
    expect(textOf(only(page, '#baik-attachments-error'))).toStartWith(error);
    expect(textOf(only(page, '#baik-message'))).toBe('Ini fotonya.');
    expect(await entries(world)).toHaveLength(1);
  });

  test('an error keeps the typed text', async () => {
    const receipt = await report();
    const text = 'a'.repeat(2170);
    const answer = await toMailbox(world, { receipt, action: 'reply', text });
    const page = await pageOf(answer);
    expect(textOf(only(page, '#baik-message'))).toBe(text);
    expect(textOf(only(page, '#baik-message-error'))).toMatch(/2[.,]169/);
    expect(await entries(world)).toHaveLength(1);
  });

  test('a truncated form is rejected without storing anything', async () => {
    const headers = { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="receipt"\r\n\r\n12';
    expect((await world.handle(mailboxAddress.id, { method: 'POST', body, headers })).status).toBe(400);
  });
});
