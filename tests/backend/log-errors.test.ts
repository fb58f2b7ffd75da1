import { expect, test } from 'bun:test';
import { errorText } from '../../src/backend/logs/log-table.tsx';
import { event } from '../../src/domain/activity/commands.ts';
import { atField, problem } from '../../src/fields/problem.ts';

test.each([
  ['noUnpublishedChanges', 'There are no unpublished changes', 'Tidak ada perubahan yang belum diterbitkan'],
  [problem('nounNotFound', { noun: 'preview link' }), 'Preview link not found', 'Tautan pratinjau tidak ditemukan'],
  [
    problem('savedByAnother', { noun: 'leader' }),
    'Someone else saved this leader since you read it',
    'Orang lain telah menyimpan anggota manajemen ini sejak dibaca',
  ],
  [atField('required', 'title'), 'Is required (title)', 'Wajib diisi (title)'],
  [atField('unknownField', 'id.colour'), 'Unknown field (id.colour)', 'Isian tidak dikenal (id.colour)'],
  [
    atField(problem('noSuchFile', { path: '/assets/x (1).pdf' }), 'id.content'),
    'There is no file /assets/x (1).pdf (id.content)',
    'Berkas /assets/x (1).pdf tidak ada (id.content)',
  ],
  [problem('refusedWithStatus', { status: 413 }), 'Refused (413)', 'Ditolak (413)'],
  ['An error that is no problem (title)', 'An error that is no problem (title)', 'An error that is no problem (title)'],
])('an error is logged in English and read in both languages: %s', (error, english, indonesian) => {
  const { error_message: errorMessage, args } = event('failed', { action: 'update', noun: 'leader' }, { error });
  expect(errorMessage).toBe(english);
  expect(errorText('en', { args, errorMessage })).toBe(english);
  expect(errorText('id', { args, errorMessage })).toBe(indonesian);
});

test('an error whose words take other values by now is read as it was logged', () => {
  expect(errorText('id', { args: { problem: 'atMost' }, errorMessage: 'Must be short' })).toBe('Must be short');
});
