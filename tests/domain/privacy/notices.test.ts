import { expect, test } from 'bun:test';
import { noticeVersionIn, noticeVersions } from '../../../src/domain/data-protection/notice-versions.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { noticeItems } from '../../../src/pages/privacy-notice.tsx';

/** SHA-256 of the texts of each version, in both languages. */
const digests: Record<string, string> = {
  'contact-2026-11-23': 'de31dc0d90cb9294',
  'report-2026-11-23': '3848a1ae97139bd4',
  'data-request-2026-11-23': 'ae9051e3708a5956',
};

test.each(['contact', 'report', 'dataRequest'] as const)(
  'a changed text of the %s notice gets a new version',
  (notice) => {
    const texts = languageCodes.map((language) => noticeItems(language, notice));
    const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    expect(`${noticeVersions[notice]} ${digest}`).toBe(`${noticeVersions[notice]} ${digests[noticeVersions[notice]]}`);
  },
);

test('a version that no form shows is not stored', () => {
  expect(noticeVersionIn('report-2026-11-23')).toBe('report-2026-11-23');
  expect(noticeVersionIn('report-2026-11-22')).toBeNull();
});

test.each(['contact', 'report', 'dataRequest'] as const)(
  'the %s notice names basis, purpose, kinds, retention, details and duration of processing',
  (notice) => {
    expect(noticeItems('id', notice).map(([term]) => term)).toEqual([
      'Dasar pemrosesan',
      'Tujuan',
      'Jenis data dan alasannya',
      'Jangka waktu penyimpanan',
      'Rincian data yang dikumpulkan',
      'Jangka waktu pemrosesan',
    ]);
    expect(noticeItems('id', notice).every(([, text]) => text.length > 10)).toBe(true);
  },
);
