import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { closeReasons } from '../../../src/domain/baik/cases/retention.ts';
import {
  cases,
  entries,
  mailboxAddress,
  pageOf,
  type RecipientInTest,
  receiptOf,
  recipient,
  submit,
  toMailbox,
  unlock,
  write,
} from '../../support/baik.ts';
import { revealing } from '../../support/files-with-metadata.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

// Key derivation is slow by design.
setDefaultTimeout(slow);

let world: World;
let rini: RecipientInTest;
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(async () => {
  await world.reset();
  rini = await recipient(world);
});
afterAll(() => world.close());

const report = (text = 'Kuitansi palsu') => submit(world, { report: text }).then(receiptOf);

describe('the receipt form', () => {
  test.each(['id', 'en'] as const)(
    'is a plain form in %s, with a neutral title and without traces',
    async (language) => {
      const answer = await world.get(mailboxAddress[language]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const page = await pageOf(answer);
      expect(textOf(only(page, 'title'))).toStartWith(language === 'id' ? 'Pesan' : 'Messages');
      expect(only(page, '#form form, main form').getAttribute('method')).toBe('post');
      expect(only(page, '#baik-receipt').getAttribute('autocomplete')).toBe('off');
    },
  );

  test('opens the mailbox with the receipt in any grouping', async () => {
    const receipt = await report();
    for (const typed of [receipt, receipt.replaceAll(' ', ''), receipt.replaceAll(' ', '-'), ` ${receipt}\n`]) {
      const answer = await toMailbox(world, { receipt: typed });
      expect(answer.status).toBe(200);
      expect(textOf(only(await pageOf(answer), 'main'))).toContain('Kuitansi palsu');
    }
  });

  test.each([
    ['nothing', ''],
    ['too few digits', '1234'],
    ['letters', 'abcd efgh ijkl mnop qrst'],
  ])('does not open with %s, and says what a code looks like', async (_what, receipt) => {
    const answer = await toMailbox(world, { receipt }, [], 'en');
    expect(answer.status).toBe(422);
    expect(textOf(only(await pageOf(answer), '#baik-receipt-error'))).toContain('A code has 20 digits');
  });

  test('rejects unknown and mistyped receipts without repeating them', async () => {
    const receipt = await report();
    const wrong = `${receipt.slice(0, -1)}${(Number(receipt.at(-1)) + 1) % 10}`;
    for (const typed of [wrong, '0000 0000 0000 0000 0000']) {
      const answer = await toMailbox(world, { receipt: typed }, [], 'en');
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('This code opens no report');
      expect(html).not.toContain(typed);
    }
  });

  test('allows ten wrong attempts per mailbox', async () => {
    const receipt = await report();
    const wrong = `${receipt.slice(0, -1)}${(Number(receipt.at(-1)) + 1) % 10}`;
    for (let attempt = 0; attempt < 10; attempt += 1) await toMailbox(world, { receipt: wrong });
    const answer = await toMailbox(world, { receipt });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await toMailbox(world, { receipt: await report('Lain') })).status).toBe(200);
  });
});

test('thirty wrong attempts of one network at different mailboxes block only that network', async () => {
  const receipt = await report();
  const open = (code: string, address: string) => {
    const form = new FormData();
    form.set('receipt', code);
    const headers = { 'x-forwarded-for': address };
    return world.handle('/en/baik-culture/mailbox', { method: 'POST', body: form, headers });
  };
  for (let door = 0; door < 30; door += 1) {
    const code = `${100_000 + door} 00000000000000`;
    expect((await open(code, `2001:db8:1:2::${door}`)).status).toBe(422);
  }
  expect((await open(receipt, '2001:db8:1:2::ffff')).status).toBe(429);
  expect((await open(receipt, '2001:db8:1:3::1')).status).toBe(200);
});

test.each([
  ['id', 'Pesan', 'Kesalahan: Pesan'],
  ['en', 'Messages', 'Error: Messages'],
] as const)(
  'the title in %s contains errors, and no state of the mailbox is for search engines',
  async (language, title, wrong) => {
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
  },
);

describe('an open mailbox', () => {
  test('shows both sides of the conversation, the state of the files, and whether a reply exists', async () => {
    const files = [await revealing.jpeg('Budi'), await revealing.docx('Sari')];
    const receipt = await receiptOf(await submit(world, { report: 'Kuitansi palsu', metadata: 'strip' }, files));
    const inside = async () => textOf(only(await pageOf(await toMailbox(world, { receipt }, [], 'en')), 'main'));
    const before = await inside();
    expect(before).toContain('sealed, without hidden data');
    expect(before).not.toContain('sealed as it is');
    expect(before).toContain('You · ');
    expect(before).not.toContain('The BAIK team · ');
    expect(before).toContain('No answer yet');
    await unlock(world, rini);
    const [{ id } = { id: 0 }] = await cases(world);
    await write(world, rini.cookie, `/backend/baik/cases/${id}/message`, { text: 'Di mana?' });
    expect(await cases(world)).toMatchObject([{ unreadByReporter: true }]);
    const after = await inside();
    expect(after).toContain('The BAIK team · ');
    expect(after).not.toContain('No answer yet');
    expect(await cases(world)).toMatchObject([{ unreadByReporter: false }]);
  });

  test('shows that a file is unchanged if its sender chose that', async () => {
    const form = { report: 'Bukti', metadata: 'keep' };
    const receipt = await receiptOf(await submit(world, form, [await revealing.jpeg('Budi')]));
    const text = textOf(only(await pageOf(await toMailbox(world, { receipt }, [], 'en')), 'main'));
    expect(text).toContain('sealed as it is');
    expect(text).not.toContain('without hidden data');
  });

  test("shows the status and the recipients' messages", async () => {
    const receipt = await report();
    await unlock(world, rini);
    const [{ id } = { id: 0 }] = await cases(world);
    const message = { text: 'Di lokasi mana, dan kapan?' };
    expect((await write(world, rini.cookie, `/backend/baik/cases/${id}/message`, message)).status).toBe(303);
    const status = { status: 'information_needed' };
    expect((await write(world, rini.cookie, `/backend/baik/cases/${id}/status`, status)).status).toBe(303);
    const page = await pageOf(await toMailbox(world, { receipt }));
    const text = textOf(only(page, 'main'));
    expect(text).toContain('Di lokasi mana, dan kapan?');
    expect(text).toContain('Kami perlu keterangan Anda');
    expect(text).not.toContain(rini.actor.username);
  });

  test.each(closeReasons)('shows that the case was closed as %s, and when its content is erased', async (reason) => {
    const receipt = await report();
    await unlock(world, rini);
    const [{ id } = { id: 0 }] = await cases(world);
    await write(world, rini.cookie, `/backend/baik/cases/${id}/status`, { status: 'closed', reason });
    const text = textOf(only(await pageOf(await toMailbox(world, { receipt }, [], 'en')), 'main'));
    expect(text).toContain('Closed');
    expect(text).toContain('Content erased on');
  });

  test('accepts a reply with a file, once per form', async () => {
    const receipt = await report();
    const submission_key = crypto.randomUUID();
    const reply = { receipt, action: 'reply', text: 'Di gudang timur.', submission_key };
    const first = await pageOf(await toMailbox(world, reply, [await revealing.pdf('Budi')]));
    // The file contains metadata, so the sender has to choose first.
    expect(await entries(world)).toHaveLength(1);
    const choice = only(first, '#baik-files input[value="strip"]').getAttribute('name') ?? '';
    const drafts = only(first, '#reply input[name="drafts"]').getAttribute('value') ?? '';
    const decided = { ...reply, drafts, reviewed: '1', [choice]: 'strip' };
    const second = await toMailbox(world, decided);
    expect(textOf(only(await pageOf(second), 'main'))).toContain('Pesan Anda sudah terkirim');
    expect((await toMailbox(world, decided)).status).toBe(200);
    expect(await entries(world)).toHaveLength(2);
    const page = await pageOf(await toMailbox(world, { receipt }));
    expect(textOf(only(page, 'main'))).toContain('Di gudang timur.');
    expect(textOf(only(page, 'main'))).toContain('invoice.pdf');
  });

  test('an error keeps the typed text', async () => {
    const receipt = await report();
    const text = 'a'.repeat(2170);
    const answer = await toMailbox(world, { receipt, action: 'reply', text });
    expect(answer.status).toBe(422);
    const page = await pageOf(answer);
    expect(textOf(only(page, '#baik-message'))).toBe(text);
    expect(textOf(only(page, '#baik-message-error'))).toContain('2169');
    expect(await entries(world)).toHaveLength(1);
  });

  test('a truncated form is rejected without storing anything', async () => {
    const headers = { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="receipt"\r\n\r\n12';
    expect((await world.handle(mailboxAddress.id, { method: 'POST', body, headers })).status).toBe(400);
  });
});
