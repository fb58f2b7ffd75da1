import { expect, test } from 'bun:test';
import { baikWords } from '../../../../src/i18n/public/baik/baik.words.ts';
import { baikMailboxWords } from '../../../../src/i18n/public/baik/baik-mailbox.words.ts';
import { privacyNoticeWords } from '../../../../src/i18n/public/privacy-notices.words.ts';
import { reportWidgetWords } from '../../../../src/i18n/site/report-widget.words.ts';
import { type Say, speak } from '../../../support/code/vocabularies.ts';
import { fleschKincaidGrade, readabilityOf } from '../../../support/pages/readability.ts';

/** Years of school of a worker who finished primary school. */
const maxGrade = 6;
const maxWordsInSentence = 22;

/** Of the notice about personal data above the form. */
const notice = Object.fromEntries(
  Object.entries(privacyNoticeWords('id')).filter(([key]) => key.startsWith('report_')),
);
const vocabularies = {
  baik: baikWords('id'),
  mailbox: baikMailboxWords('id'),
  badge: reportWidgetWords('id'),
  notice,
};
const texts = Object.entries(vocabularies).flatMap(([name, spoken]) =>
  Object.entries(spoken as Record<string, string | Say>).map(
    ([key, said]) => [`${name}.${key}`, typeof said === 'string' ? said : speak(said).text] as const,
  ),
);

/** Messages of rare failures that all forms share. */
const isShared = (key: string) => /^baik\.(form|file|storage|upload|tooManyUploads|waiting|unreadable)/.test(key);
const own = texts.filter(([key]) => !isShared(key));

test('the texts of the report pages together need no more than six years of school', () => {
  const sentences = own.map(([, text]) => text).filter((text) => text.split(' ').length >= 4);
  expect(sentences.length).toBeGreaterThan(60);
  expect(readabilityOf(sentences.join('\n')).grade).toBeLessThanOrEqual(maxGrade);
});

test.each(own.filter(([, text]) => text.split(' ').length >= 12))('%s is easy to read', (_key, text) => {
  const { grade, longestSentence } = readabilityOf(text);
  expect(longestSentence).toBeLessThanOrEqual(maxWordsInSentence);
  // A single text is short, so the measure varies more.
  expect(grade).toBeLessThanOrEqual(maxGrade + 3);
});

/** The description is for search, where people type the words that they have heard. */
const onThePage = own.filter(([key]) => key !== 'baik.description');

test.each(onThePage)('%s has none of the words that many readers do not know', (_key, text) => {
  expect(text).not.toMatch(
    /\b(tersegel|disegel|gratifikasi|peramban|iktikad|substansi\w*|enkripsi|dienkripsi|anonim|kanal|hosting|indikasi|kredensial|verifikasi|autentikasi|mitigasi|retaliasi|eskalasi)\b/i,
  );
});

test('the measure counts as its sources say', () => {
  // Ten words, two sentences, 22 syllables: 0.39 * 5 + 11.8 * (0.6 * 2.2) - 15.59.
  expect(readabilityOf('Saya melihat truk itu pergi. Sopirnya membawa kertas dari kantor.')).toMatchObject({
    words: 10,
    sentences: 2,
    syllables: 22,
  });
  expect(fleschKincaidGrade({ words: 10, sentences: 2, syllables: 22 })).toBeCloseTo(1.936, 3);
  const formal =
    'Pelapor beriktikad baik memperoleh perlindungan dari segala bentuk pembalasan sehubungan dengan penyampaian dugaan pelanggaran ketentuan gratifikasi.';
  expect(readabilityOf(formal).grade).toBeGreaterThan(12);
});
