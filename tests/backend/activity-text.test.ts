import { expect, test } from 'bun:test';
import { activityError, activityText } from '../../src/backend/ui/lists/activity-text.ts';
import { filesLike, readSource } from '../support/sources.ts';

test.each([
  ['Updated article "Kilang mencapai kapasitas"', 'Memperbarui artikel "Kilang mencapai kapasitas"'],
  ['Saved without changes: leader "Sari"', 'Menyimpan tanpa perubahan: anggota manajemen "Sari"'],
  ['Published 3 articles together, 1 refused', 'Menerbitkan 3 artikel sekaligus, 1 ditolak'],
  [
    'Submitted article "A "quoted" word" for review" for review',
    'Mengajukan artikel "A "quoted" word" for review" untuk ditinjau',
  ],
  [
    'Scheduled unpublished changes of article "A (all) for B" (en) for 2026-11-30T02:00:00.000Z',
    'Menjadwalkan perubahan artikel "A (all) for B" (bahasa Inggris) untuk 30 Nov 2026, 09.00 WIB',
  ],
  ['Sent the email "Hello" to 1 recipient', 'Mengirim email "Hello" kepada 1 penerima'],
  ['Set the topic of 1 article together', 'Mengatur topik 1 artikel sekaligus'],
  ['Update article: failed', 'Memperbarui artikel: gagal'],
  ['Change of report: refused', 'Mengubah laporan: ditolak'],
  [
    'Erased the data of one person: 2 messages, 1 file, 0 other emails, 3 mentions elsewhere and 4 versions of content',
    'Menghapus data satu orang: 2 pesan, 1 berkas, 0 email lain, 3 penyebutan di tempat lain, dan 4 versi konten',
  ],
  ['Not signed in', 'Belum masuk'],
])('%s', (stored, indonesian) => {
  expect(activityText('id', stored)).toBe(indonesian);
  expect(activityText('en', stored)).toBe(stored);
});

test.each([
  '',
  'Something else',
  'Updated article "cut off',
  'Updated spaceship "Apollo"',
  '{noun}',
  'Updated article ""',
])('a text that is unknown or empty is shown as it is stored: "%s"', (stored) => {
  expect(activityText('id', stored)).toBe(stored === 'Updated article ""' ? 'Memperbarui artikel ""' : stored);
});

test.each([
  ['There are no unpublished changes', 'Tidak ada perubahan yang belum diterbitkan'],
  ['Preview link not found', 'Tautan pratinjau tidak ditemukan'],
  ['Someone else saved this leader since you read it', 'Orang lain telah menyimpan anggota manajemen ini sejak dibaca'],
  ['Spaceship not found', 'Spaceship not found'],
  ['Is required (title)', 'Wajib diisi (title)'],
  ['Unknown field (id.colour)', 'Isian tidak dikenal (id.colour)'],
  ['There is no file /assets/x (1).pdf (id.content)', 'Berkas /assets/x (1).pdf tidak ada (id.content)'],
  ['Not signed in', 'Belum masuk'],
  ['Refused (413)', 'Ditolak (413)'],
  ['An error that no list knows (title)', 'An error that no list knows (title)'],
])('an error is shown in Indonesian: %s', (stored, indonesian) => {
  expect(activityError('id', stored)).toBe(indonesian);
  expect(activityError('en', stored)).toBe(stored);
});

test('each error that a call of the back-office answers is known in Indonesian', () => {
  const sources = filesLike('src/api/backend/**/*.ts').map(readSource);
  const answered = sources.flatMap((source) =>
    [
      ...source.matchAll(/jsonError\(\s*\d+,\s*'([^']+)'/g),
      ...source.matchAll(/new InvalidInputError\('([^']+)'/g),
      ...source.matchAll(/(?:error = |: \[4\d\d, )'([^']+)'/g),
    ].map(([, text = '']) => text),
  );
  expect(answered.length).toBeGreaterThan(40);
  expect([...new Set(answered)].filter(isUnknown), addIt).toEqual([]);
});

test('each problem for which a command is refused is known in Indonesian', () => {
  const problems = filesLike('src/domain/**/*.ts').flatMap((path) =>
    [...readSource(path).matchAll(/\b(?:refused\('[\w.]*', |missing\()(?:'([^']+)'|`([^`]+)`)/g)].map(
      ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, 'x'),
    ),
  );
  expect(problems.length).toBeGreaterThan(20);
  expect(
    problems.filter((text) => isUnknown(text) && !inOwnWords.includes(text)),
    addIt,
  ).toEqual([]);
});

/** No call answers them and their screens have a text of their own, or each value has a sentence of its own. */
const inOwnWords = [
  'The status of the mail no longer allows this',
  'Is recorded already',
  'The register is not empty',
  'The request does not wait for this',
  'full',
  'Please select a valid x file.x',
];

const isUnknown = (text: string) => activityError('id', text) === text;
const addIt = `Add the Indonesian to src/i18n/backend/input-problems.words.ts when a form shows it at a field,
  otherwise to src/i18n/backend/activity-errors.words.ts.`;
