import { expect, test } from 'bun:test';
import { type ActivityEntry, event } from '../../../src/domain/activity/commands.ts';
import { eventText } from '../../../src/domain/activity/events.ts';

const said = (language: 'id' | 'en', entry: ActivityEntry) =>
  eventText(language, {
    ...entry,
    actionType: entry.action_type,
    resourceType: entry.resource_type,
    resourceId: entry.resource_id,
    resourceName: entry.resource_name,
  });

test.each([
  [
    event('changedTogether', { noun: 'article', bulk: 'publish', count: 3, refused: 1 }),
    'Published 3 articles together, 1 refused',
    'Menerbitkan 3 artikel sekaligus, 1 ditolak',
  ],
  [
    event('changedTogether', { noun: 'asset', bulk: 'untag', count: 1, refused: 0 }),
    'Removed tags of 1 asset together',
    'Menghapus tag dari 1 aset sekaligus',
  ],
  [
    event('article.draftScheduled', { id: 1, name: 'A {b}', part: 'en', moment: '2026-11-30T02:00:00.000Z' }),
    'Scheduled unpublished changes of article "A {b}" (en) for 2026-11-30T02:00:00.000Z',
    'Menjadwalkan perubahan artikel "A {b}" (bahasa Inggris) untuk 30 Nov 2026, 09.00 WIB',
  ],
  [event('saved filter.moved', { list: 'logs' }), /the list of logs$/, /pada daftar log aktivitas$/],
  [event('refused', { action: 'other', noun: 'report' }), 'Change of report: refused', 'Mengubah laporan: ditolak'],
  [
    event('message.personErased', { messages: 2, files: 1, emails: 0, mentions: 3, versions: 4 }),
    'Erased the data of one person: 2 messages, 1 file, 0 other emails, 3 mentions elsewhere and 4 versions of content',
    'Menghapus data satu orang: 2 pesan, 1 berkas, 0 email lain, 3 penyebutan di tempat lain, dan 4 versi konten',
  ],
  // As another release may have stored them.
  [{ ...event('email.tried', { name: 'x' }), event: 'email.sung', args: { count: 2 } }, 'email.sung 2', 'email.sung 2'],
  [{ ...event('email.sent', { name: 'x', count: 1 }), args: {} }, 'email.sent', 'email.sent'],
])('an event is put into words in both languages, %#', (entry, english, indonesian) => {
  expect(said('en', entry)).toEqual(typeof english === 'string' ? english : expect.stringMatching(english));
  expect(said('id', entry)).toEqual(typeof indonesian === 'string' ? indonesian : expect.stringMatching(indonesian));
});
