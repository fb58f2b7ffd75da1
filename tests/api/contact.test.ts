import { beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { contactAttachments, contactMessages, mails } from '../../src/db/schema/index.ts';
import { encryptedPdf, fieldFile, latePdf } from '../support/files/field-files.ts';
import { unreadable } from '../support/files/files-with-metadata.ts';
import { contactForm, files, goodMessage, tokenFrom, type Written, withToken } from '../support/forms.ts';
import { only } from '../support/html.ts';
import { workFor } from '../support/requests/proof.ts';
import { withStoppedClock } from '../support/runner/stopped-clock.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  rmSync(folder(), { recursive: true, force: true });
});

const address = '/api/contact/submit';

function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return world.handle(address, { method: 'POST', body, headers });
}

const submit = async (written: Written = {}, chosen: File[] = []) =>
  send(contactForm(await withToken(world, written), chosen));

const messages = () => world.db.select().from(contactMessages).orderBy(asc(contactMessages.id));
const attachments = () => world.db.select().from(contactAttachments).orderBy(asc(contactAttachments.id));
const folder = () => join(world.place.dataDirectory, 'contact');
const storedFiles = () => (existsSync(folder()) ? readdirSync(folder()) : []);

async function expectNothingKept(): Promise<void> {
  expect(await messages()).toEqual([]);
  expect(await world.db.$count(mails)).toBe(0);
  expect(storedFiles()).toEqual([]);
}

const success = {
  id: 'Terima kasih. Pesan Anda sudah kami terima dan akan dijawab pada hari kerja.',
  en: 'Thank you. We have received your message and will answer on a working day.',
} as const;

describe('a message', () => {
  test.each(['id', 'en'] as const)('is stored and acknowledged in %s', async (language) => {
    const answer = await submit({ language });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: success[language], token: expect.any(String) });
    const [message] = await messages();
    expect(message).toMatchObject({ ...goodMessage, language, status: 'new' });
  });

  test('is queued in the outbox in the same transaction', async () => {
    await submit({}, [files.pdf()]);
    const [message] = await messages();
    const [mail] = await world.db.select().from(mails);
    expect(mail).toMatchObject({
      contactMessageId: message?.id,
      status: 'waiting',
      subject: `Kemitraan: Sari Wulandari (#${message?.id})`,
      replyTo: { name: 'Sari Wulandari', address: 'sari@example.com' },
    });
    expect(mail?.body).toContain(goodMessage.message);
    expect(mail?.attachments).toMatchObject([{ filename: 'proposal.pdf', contentType: 'application/pdf' }]);
  });

  test('with files too large for a mail lists them in the mail', async () => {
    await submit({ language: 'en' }, [files.ofTenMegabytes('drawing.pdf')]);
    const [mail] = await world.db.select().from(mails);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.body).toContain('drawing.pdf (10.00 MB)');
  });

  test.each([
    ['vendor', 'Bantuan vendor'],
    ['keluhan', 'Keluhan'],
    ['kunjungan', 'Kunjungan ke kilang'],
  ])('with the subject %s, which the specification does not have, is mailed as "%s"', async (subject, label) => {
    expect((await submit({ subject })).status).toBe(200);
    const [mail] = await world.db.select().from(mails);
    expect(mail?.subject).toStartWith(`${label}: Sari Wulandari`);
  });

  test.each([
    [262_144, 400],
    [262_145, 413],
  ])('of %d bytes of JSON is answered with %d', async (size, status) => {
    const frame = JSON.stringify({ ...goodMessage, message: '' });
    const message = 'a'.repeat(size - frame.length);
    const body = JSON.stringify({ ...goodMessage, message });
    expect(body.length).toBe(size);
    expect((await send(body, { 'content-type': 'application/json' })).status).toBe(status);
  });

  test('that looks like JSON is stored as text', async () => {
    for (const message of ['[1,2]', '{"a":1}', '{', '12', 'true']) {
      expect((await submit({ message })).status).toBe(200);
    }
    expect((await messages()).map(({ message }) => message)).toEqual(['[1,2]', '{"a":1}', '{', '12', 'true']);
  });

  test('keeps line breaks and all writing systems', async () => {
    await submit({ message: 'Selamat pagi\r\n\r\n中文 العربية 🙏', name: "Ni'mah O\u2019Brien" });
    const [message] = await messages();
    expect(message).toMatchObject({ message: 'Selamat pagi\n\n中文 العربية 🙏', name: "Ni'mah O\u2019Brien" });
  });
});

describe('errors', () => {
  const empty = { name: '', email: '', phone: '', subject: '', message: '' };

  test.each([
    ['en', ['Name is required', 'Email is required', 'Subject is required', 'Message is required']],
    ['id', ['Nama wajib diisi', 'Email wajib diisi', 'Subjek wajib dipilih', 'Pesan wajib diisi']],
  ] as const)('are told one after the other, in the order of the form, in %s', async (language, texts) => {
    const filled: Written = { ...empty, language };
    for (const [index, field] of (['name', 'email', 'subject', 'message'] as const).entries()) {
      const answer = await submit(filled);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ success: false, error: texts[index] ?? '', field });
      filled[field] = goodMessage[field];
    }
    await expectNothingKept();
    expect((await submit(filled)).status).toBe(200);
  });

  test('with a line that was pasted with breaks is stored in one line', async () => {
    expect((await submit({ name: 'Sari\r\nWulandari', phone: '0812\t345' })).status).toBe(200);
    expect(await messages()).toMatchObject([{ name: 'Sari Wulandari', phone: '0812 345' }]);
  });

  test.each([
    ['__proto__', 'x'],
    ['constructor', 'x'],
  ])('%s as %j is refused with its name, as a form and as JSON', async (field, value) => {
    const asJson = JSON.stringify({ ...goodMessage, [field]: value });
    const json = { 'content-type': 'application/json' };
    for (const answer of [await submit({ [field]: value }), await send(asJson, json)]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ success: false, field });
    }
    await expectNothingKept();
  });

  test.each([
    ['broken JSON', '{', 'application/json'],
    ['a JSON list', '[]', 'application/json'],
    ['plain text', 'hello', 'text/plain'],
    ['a form without a boundary', 'hello', 'multipart/form-data'],
    [
      'a form that breaks off',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nSa',
      'multipart/form-data; boundary=x',
    ],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x3d, 0xff]),
      'application/x-www-form-urlencoded',
    ],
  ])('%s is a bad request', async (_what, body, type) => {
    const answer = await send(body, { 'content-type': type });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) });
    await expectNothingKept();
  });
});

describe('attachments', () => {
  test('of every allowed type are stored under random names, accessible to the server only', async () => {
    const chosen = [
      files.pdf('Proposal – 提案.PDF'),
      files.png(),
      files.jpeg(),
      files.jpeg('photo.jpeg'),
      files.doc(),
      files.docx(),
    ];
    expect((await submit({}, chosen)).status).toBe(200);
    const kept = await attachments();
    expect(kept.map(({ filename, size }) => [filename, size])).toEqual(chosen.map(({ name, size }) => [name, size]));
    for (const [index, { storedAs }] of kept.entries()) {
      expect(storedAs).toMatch(/^[\da-f-]{36}\.(pdf|png|jpe?g|docx?)$/);
      expect(statSync(join(folder(), storedAs)).mode & 0o777).toBe(0o600);
      const bytes = new Uint8Array(await (chosen[index]?.arrayBuffer() ?? new ArrayBuffer(0)));
      expect(new Uint8Array(readFileSync(join(folder(), storedAs)))).toEqual(bytes);
    }
    expect(storedFiles()).toHaveLength(6);
  });

  test('are none when a browser submits an empty file field', async () => {
    expect((await submit({}, [new File([], '', { type: 'application/octet-stream' })])).status).toBe(200);
    expect(await attachments()).toEqual([]);
  });

  test.each([
    ['larger than 10 MB', () => files.largerThanTenMegabytes('plan.pdf'), 'File plan.pdf exceeds 10MB limit'],
    ['of another type', () => new File(['a'], 'notes.txt'), 'File notes.txt is not a supported format'],
    ['without a type', () => files.pdf('notes'), 'File notes is not a supported format'],
    ['that is a page named as a picture', () => files.html(), 'File page.png is not a supported format'],
    [
      'that is a spreadsheet with the extension of a letter',
      () => files.spreadsheet(),
      'File figures.docx is not a supported format',
    ],
    ['with nothing in it', () => new File([], 'empty.pdf'), 'File empty.pdf is not a supported format'],
  ])('%s is refused, and nothing is left behind', async (_what, wrong, error) => {
    const answer = await submit({ language: 'en' }, [files.pdf(), wrong(), files.png()]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ success: false, error, field: 'attachments' });
    await expectNothingKept();
  });

  test('that need a password are refused for that reason, in both languages', async () => {
    const locked = await encryptedPdf('rahasia');
    const errors = {
      id: 'Berkas kontrak.pdf hanya dapat dibuka dengan kata sandi. Simpan ulang tanpa kata sandi, lalu pilih lagi berkas itu; isian lainnya masih ada.',
      en: 'The file kontrak.pdf opens with a password only. Save it without one and choose it again; everything else is still there.',
    };
    for (const language of ['id', 'en'] as const) {
      const answer = await submit({ language }, [files.png(), locked]);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: errors[language], field: 'attachments' });
    }
    const word = await submit({ language: 'en' }, [unreadable.protectedDocx('surat.docx')]);
    expect(await word.json()).toMatchObject({
      error: expect.stringContaining('surat.docx opens with a password only'),
    });
    await expectNothingKept();
  });

  test('that are encrypted but open without a password, begin late or are named .jfif are accepted', async () => {
    const chosen = [
      await encryptedPdf(),
      await latePdf(1024),
      fieldFile('leading-newline.pdf'),
      fieldFile('photo.jfif'),
    ];
    expect((await submit({}, chosen)).status).toBe(200);
    expect((await attachments()).map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['kontrak.pdf', 'application/pdf'],
      ['faks.pdf', 'application/pdf'],
      ['leading-newline.pdf', 'application/pdf'],
      ['photo.jfif', 'image/jpeg'],
    ]);
    const accept = only(await world.html('/id/kontak'), 'input[type="file"]').getAttribute('accept');
    expect(accept).toContain('.jfif');
  });

  test('have errors after those of the text fields', async () => {
    const answer = await submit({ message: '', language: 'en' }, [files.html()]);
    expect(await answer.json()).toMatchObject({ error: 'Message is required', field: 'message' });
    await expectNothingKept();
  });

  test('of a rejected message are removed', async () => {
    const answer = await submit({ message: '' }, [files.pdf(), files.png()]);
    expect(answer.status).toBe(400);
    await expectNothingKept();
  });

  test('cannot determine their path, and have sanitised names', async () => {
    await submit({}, [
      files.pdf('../../etc/passwd.pdf'),
      files.pdf(`invoice\u202efdp.exe.pdf`),
      files.pdf(`${'a'.repeat(300)}.pdf`),
    ]);
    const kept = await attachments();
    expect(kept.map(({ filename }) => filename.slice(0, 20))).toEqual([
      'passwd.pdf',
      'invoicefdp.exe.pdf',
      'a'.repeat(20),
    ]);
    expect(kept[2]?.filename).toEndWith('.pdf');
    expect(kept[2]?.filename.length).toBeLessThanOrEqual(200);
    expect(storedFiles().sort()).toEqual(kept.map(({ storedAs }) => storedAs).sort());
  });

  test('of another field are rejected', async () => {
    const form = contactForm();
    form.append('avatar', files.png());
    const answer = await send(form);
    expect(await answer.json()).toMatchObject({ success: false, field: 'avatar' });
    await expectNothingKept();
  });

  test('of an aborted upload are removed', async () => {
    const form = new Response(contactForm({}, [files.pdf('a.pdf'), files.ofTenMegabytes()]));
    const whole = new Uint8Array(await form.arrayBuffer());
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(whole.subarray(0, 3_000_000));
      },
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const answer = await send(broken, { 'content-type': form.headers.get('content-type') ?? '' });
    expect(answer.status).toBe(400);
    await expectNothingKept();
  });

  test('larger than the limit of a form are rejected without being read', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const head =
          '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-';
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        sent += 1;
        // A stream, as from the network.
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const answer = await send(endless, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ success: false });
    expect(sent).toBeLessThan(140);
    await expectNothingKept();
  });
});

describe('the same form twice', () => {
  test('creates one message, one mail and one set of files, and is acknowledged twice', async () => {
    const once = () => submit({ submission_key: 'key-1' }, [files.pdf()]);
    const answers = [...(await Promise.all([once(), once(), once()])), await once()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const answer of answers)
      expect(await answer.json()).toEqual({ success: true, message: success.id, token: expect.any(String) });
    expect(await messages()).toHaveLength(1);
    expect(await world.db.$count(mails)).toBe(1);
    expect(storedFiles()).toHaveLength(1);
  });

  test('with a different text is another message', async () => {
    await submit({ submission_key: 'key-1' });
    await submit({ submission_key: 'key-1', message: 'And another question' });
    await submit({ submission_key: 'key-1', message: 'And another question' }, [files.pdf()]);
    expect(await messages()).toHaveLength(3);
  });

  test('by two visitors is two messages', async () => {
    await submit({ submission_key: 'key-1' });
    await submit({ submission_key: 'key-2' });
    expect(await messages()).toHaveLength(2);
  });
});

describe('programs that send forms', () => {
  test('fill in the honeypot: stored as spam without a mail, with the usual response', async () => {
    const answer = await submit({ website: 'https://spam.example' });
    expect(await answer.json()).toEqual({ success: true, message: success.id, token: expect.any(String) });
    expect((await messages()).map(({ status }) => status)).toEqual(['spam']);
    expect(await world.db.$count(mails)).toBe(0);
  });

  test.each([
    ['made up', async () => 'abc.def', 'The token of this form was not issued by this site'],
    ['of yesterday', () => tokenFrom(world, 25 * 3_600_000), 'This form has been open for more than a day'],
    [
      'with another time on it',
      async () => `zzzz${(await tokenFrom(world, 60_000)).slice(4)}`,
      'The token of this form was not issued by this site',
    ],
  ])('with a token %s are refused, and given a fresh one', async (_what, token, reason) => {
    const answer = await submit({ token: await token(), language: 'en' });
    expect(answer.status).toBe(400);
    const { error, token: fresh } = (await answer.json()) as { error: string; token: string };
    expect(error).toStartWith(reason);
    await expectNothingKept();
    setSystemTime(new Date(Date.now() + 2000));
    expect((await submit({ token: fresh })).status).toBe(200);
    setSystemTime();
  });

  test('submit forms too quickly and get a challenge first', async () => {
    await withStoppedClock(async () => {
      const token = await tokenFrom(world, 500);
      const refused = await submit({ token, language: 'en' });
      expect(refused.status).toBe(429);
      const { error, challenge } = (await refused.json()) as { error: string; challenge: string };
      expect(error).toBe(
        'This form was sent faster than people fill it in. Wait 2 seconds, then send it once more; what you wrote is still there.',
      );
      expect((await submit({ token, ...(await workFor(challenge)) })).status).toBe(200);
    });
  });
});

test("a database failure is a server error in the form's language, without leaving files", async () => {
  await world.db.execute(sql`alter table contact_messages rename to gone`);
  try {
    world.expectErrors(1);
    const answer = await submit({ language: 'en' }, [files.pdf()]);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, error: 'Server error. Please try again.' });
    expect(storedFiles()).toEqual([]);
  } finally {
    await world.db.execute(sql`alter table gone rename to contact_messages`);
  }
});

test('files that cannot be stored are a server error and do not count towards the limit', async () => {
  writeFileSync(folder(), 'not a directory');
  world.expectErrors(12);
  const failed = await Promise.all(Array.from({ length: 12 }, () => submit({}, [files.pdf()])));
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([500]));
  rmSync(folder());
  expect((await submit({}, [files.pdf()])).status).toBe(200);
});

describe('other addresses', () => {
  test('reject bodies that would be buffered in memory', async () => {
    const { address: origin, stop } = world.listen();
    const large = await fetch(`${origin}/api/backend/login`, { method: 'POST', body: new Uint8Array(2_200_000) });
    expect(large.status).toBe(413);
    const unsaid = await fetch(`${origin}/api/backend/login`, {
      method: 'POST',
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(10));
          controller.close();
        },
      }),
    });
    expect(unsaid.status).toBe(411);
    await stop();
  });
});
