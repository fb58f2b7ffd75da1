import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AttachmentStore } from '../../../src/domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../../src/domain/contact/commands.ts';
import { contactInput } from '../../../src/domain/contact/input.ts';
import { goodMessage } from '../../support/forms.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function* piecesThatBreakOff() {
  yield new TextEncoder().encode('%PDF-');
  throw new Error('The visitor has gone');
}

test('a file that breaks off is not there', async () => {
  const store = new AttachmentStore(world.place.dataDirectory);
  await expect(store.keep('a.pdf', 'pdf', piecesThatBreakOff())).rejects.toThrow('The visitor has gone');
  expect(readdirSync(join(world.place.dataDirectory, 'contact'))).toEqual([]);
});

test('a disk that is nearly full takes no file', async () => {
  const store = new AttachmentStore(world.place.dataDirectory, Number.MAX_SAFE_INTEGER);
  await expect(store.keep('a.pdf', 'pdf', pieces('%PDF-'))).rejects.toThrow('no room left');
  expect(readdirSync(join(world.place.dataDirectory, 'contact'))).toEqual([]);
});

test('what a killed process left is removed after an hour; the files of messages and of forms under way stay', async () => {
  const store = new AttachmentStore(world.place.dataDirectory);
  const input = contactInput.parse(goodMessage);
  const kept = await store.keep('kept.pdf', 'pdf', pieces('%PDF-1.7', ' kept'));
  await storeContactMessage(world.db, { input, attachments: [kept], formKey: undefined, spam: false });
  const abandoned = await store.keep('abandoned.pdf', 'pdf', pieces('%PDF-'));
  const underWay = await store.keep('under way.pdf', 'pdf', pieces('%PDF-'));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const { storedAs } of [kept, abandoned]) utimesSync(store.pathOf(storedAs), longAgo, longAgo);

  expect(await store.removeAbandoned(world.db)).toBe(1);
  expect([kept, abandoned, underWay].map(({ storedAs }) => existsSync(store.pathOf(storedAs)))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a directory that is not there yet holds nothing abandoned', async () => {
  const elsewhere = join(world.place.dataDirectory, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'other'), '');
  expect(await new AttachmentStore(elsewhere).removeAbandoned(world.db)).toBe(0);
});
