import { expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { admissionOfMessage } from '../../../src/domain/contact/acknowledgement.ts';
import { AttachmentStore } from '../../../src/domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../../src/domain/contact/commands.ts';
import { contactInput } from '../../../src/domain/contact/input.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { FullPlaces } from '../../../src/domain/limits/places.ts';
import { StorageRoom } from '../../../src/domain/storage/storage-room.ts';
import { goodMessage } from '../../support/forms.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function* piecesThatBreakOff() {
  yield new TextEncoder().encode('%PDF-');
  throw new Error('The upload was aborted');
}

const pathOf = (storedAs: string) => join(world.place.dataDirectory, 'contact', storedAs);

async function keep(store: AttachmentStore, filename: string, content: AsyncIterable<Uint8Array>) {
  const received = await store.receive(content);
  const kept = await store.keep(filename, 'pdf', received);
  await store.discard(received);
  return kept;
}

test('a truncated file is not stored', async () => {
  const store = new AttachmentStore(new FolderStore(world.place.dataDirectory));
  await expect(store.receive(piecesThatBreakOff())).rejects.toThrow('The upload was aborted');
  expect(readdirSync(join(world.place.dataDirectory, 'assets/.incoming'))).toEqual([]);
});

test('a nearly full disk accepts no files', async () => {
  const { dataDirectory } = world.place;
  const room = new StorageRoom(dataDirectory, { minBytes: Number.MAX_SAFE_INTEGER, share: 0 });
  const store = new AttachmentStore(new FolderStore(dataDirectory, room));
  await expect(store.receive(pieces('%PDF-'))).rejects.toThrow('nearly full');
  expect(readdirSync(join(dataDirectory, 'assets/.incoming'))).toEqual([]);
});

test('files of a killed process are removed after an hour; those of messages and of running uploads are kept', async () => {
  const store = new AttachmentStore(new FolderStore(world.place.dataDirectory));
  const input = contactInput.parse(goodMessage);
  const sender = { address: '', token: 'a token', pool: 'ordinary' } as const;
  const admission = await admissionOfMessage({ db: world.db, full: new FullPlaces() }, sender);
  const kept = await keep(store, 'kept.pdf', pieces('%PDF-1.7', ' kept'));
  await storeContactMessage(world.db, {
    input,
    attachments: [kept],
    formKey: undefined,
    spam: false,
    admission,
    acknowledgement: undefined,
    noticeVersion: null,
  });
  const abandoned = await keep(store, 'abandoned.pdf', pieces('%PDF-'));
  const underWay = await keep(store, 'under way.pdf', pieces('%PDF-'));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const { storedAs } of [kept, abandoned]) utimesSync(pathOf(storedAs), longAgo, longAgo);

  expect(await store.removeAbandoned(world.db)).toBe(1);
  expect([kept, abandoned, underWay].map(({ storedAs }) => existsSync(pathOf(storedAs)))).toEqual([true, false, true]);
});

test('a missing directory has no abandoned files', async () => {
  const elsewhere = join(world.place.dataDirectory, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'other'), '');
  expect(await new AttachmentStore(new FolderStore(elsewhere)).removeAbandoned(world.db)).toBe(0);
});
