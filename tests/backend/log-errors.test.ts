import { expect, test } from 'bun:test';
import { errorText } from '../../src/backend/logs/log-table.tsx';
import { filesLike, readSource } from '../support/sources.ts';

test.each([
  ['There are no unpublished changes', 'Tidak ada perubahan yang belum diterbitkan'],
  ['Preview link not found', 'Tautan pratinjau tidak ditemukan'],
  ['Someone else saved this leader since you read it', 'Orang lain telah menyimpan anggota manajemen ini sejak dibaca'],
  ['Is required (title)', 'Wajib diisi (title)'],
  ['Unknown field (id.colour)', 'Isian tidak dikenal (id.colour)'],
  ['There is no file /assets/x (1).pdf (id.content)', 'Berkas /assets/x (1).pdf tidak ada (id.content)'],
  ['Not signed in', 'Belum masuk'],
  ['Refused (413)', 'Ditolak (413)'],
  ['An error that no list knows (title)', 'An error that no list knows (title)'],
])('an error is shown in Indonesian: %s', (stored, indonesian) => {
  expect(errorText('id', stored)).toBe(indonesian);
  expect(errorText('en', stored)).toBe(stored);
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

const isUnknown = (text: string) => errorText('id', text) === text;
const addIt = `Add the Indonesian to src/i18n/backend/input-problems.words.ts when a form shows it at a field,
  otherwise to src/i18n/backend/activity-errors.words.ts.`;
