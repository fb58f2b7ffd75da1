import { beforeEach, expect, test } from 'bun:test';
import { entries, pageOf, type RecipientInTest, recipient, submit, unlock, write } from '../../support/baik.ts';
import { type ParsedPage, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let rini: RecipientInTest;
beforeEach(async () => {
  rini = await recipient(world);
  await submit(world);
  await unlock(world, rini);
});

const reply = 'Terima kasih, kami periksa & kabari "segera".';
const [unlockAddress, note] = ['/backend/baik/unlock', '/backend/baik/cases/1/note'];

/** What a browser would send of the only form of a page with this action. */
function fieldsOf(page: ParsedPage, action: string, index = 0): Record<string, string> {
  const [...forms] = page.querySelectorAll(`form[action="${action}"]`);
  const fields = forms[index]?.querySelectorAll('input[type=hidden], textarea') ?? [];
  return Object.fromEntries(
    [...fields].map((field) => [
      field.getAttribute('name') ?? '',
      field.tagName === 'TEXTAREA' ? field.textContent : (field.getAttribute('value') ?? ''),
    ]),
  );
}

function message(files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ submission_key: crypto.randomUUID(), text: reply, answer: '1' }))
    form.set(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
}

const send = (path: string, body: FormData) =>
  world.handle(path, { method: 'POST', body, headers: { cookie: rini.cookie, accept: 'text/html' } });

test('a reply that comes when the reports are locked is kept in the page that asks for the passphrase, and sent after it', async () => {
  await write(world, rini.cookie, '/backend/baik/lock');
  const asked = await send('/backend/baik/cases/1/message', message([new File(['%PDF-1.7'], 'surat.pdf')]));
  expect(asked.status).toBe(422);
  const prompt = await pageOf(asked);
  expect(textOf(prompt)).toContain(reply);
  expect(textOf(prompt)).toContain('Choose these files again: surat.pdf');
  expect(await entries(world)).toHaveLength(1);

  // A wrong key keeps it as well.
  const typed = fieldsOf(prompt, unlockAddress);
  const wrong = await write(world, rini.cookie, unlockAddress, { ...typed, key: 'AGE-SECRET-KEY-1WRONG' });
  expect(wrong.status).toBe(422);
  const again = fieldsOf(await pageOf(wrong), unlockAddress);
  expect(again).toEqual({ ...typed, key: '' });

  const right = await write(world, rini.cookie, unlockAddress, { ...again, key: rini.key.identity });
  expect(right.status).toBe(200);
  const page = await pageOf(right);
  expect(textOf(page)).toContain('Choose these files again: surat.pdf');
  // Its writer sends it.
  expect(await entries(world)).toHaveLength(1);
  const kept = fieldsOf(page, '/backend/baik/cases/1/message');
  expect(kept).toMatchObject({ text: reply, answer: '1' });
  const form = new FormData();
  for (const [name, value] of Object.entries(kept)) form.set(name, value);
  // As often as it is sent, it counts once.
  for (let times = 0; times < 2; times += 1)
    expect((await send('/backend/baik/cases/1/message', form)).status).toBe(303);
  expect(await entries(world)).toHaveLength(2);
});

test('a note is kept in the same way, without a field for files', async () => {
  await write(world, rini.cookie, '/backend/baik/lock');
  const prompt = await pageOf(await write(world, rini.cookie, note, { note: 'Tanya gudang' }));
  const typed = { ...fieldsOf(prompt, unlockAddress), key: rini.key.identity };
  const page = await pageOf(await write(world, rini.cookie, unlockAddress, typed));
  expect(fieldsOf(page, note)).toEqual({ note: 'Tanya gudang' });
  expect(page.querySelector('input[type=file]')).toBeNull();
});

test('only forms of cases are sent again, and not for staff who are no recipient', async () => {
  await write(world, rini.cookie, '/backend/baik/lock');
  for (const action of ['https://example.com/', '/backend/users/new', '/backend/baik/cases/1/../../users']) {
    const fields = { kept: JSON.stringify({ action, fields: [['text', 'x']] }), key: rini.key.identity };
    expect((await write(world, rini.cookie, unlockAddress, fields)).status).toBe(303);
    await write(world, rini.cookie, '/backend/baik/lock');
  }
  const { cookie } = await world.signedIn();
  const answer = await write(world, cookie, note, { note: 'Tanya gudang' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/backend/baik']);
});

test('a reply that is refused names the files that have to be chosen again', async () => {
  const form = message([new File(['no picture'], 'foto.jpg'), new File(['%PDF-1.7'], 'surat.pdf')]);
  const answer = await send('/backend/baik/cases/1/message', form);
  expect(answer.status).toBe(422);
  const page = await pageOf(answer);
  expect(page.querySelector('#write')?.textContent).toContain('Choose these files again: foto.jpg, surat.pdf');
  expect(page.querySelector('#write textarea')?.textContent).toBe(reply);
});
