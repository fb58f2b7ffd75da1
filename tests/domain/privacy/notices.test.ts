import { expect, test } from 'bun:test';
import { noticeVersions } from '../../../src/domain/data-protection/notice-versions.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { noticeItems } from '../../../src/pages/privacy-notice.tsx';

/** SHA-256 of the texts of each version, in both languages. */
const digests: Record<string, string> = {
  'contact-2026-11-22': '0283e555c7fdbc10',
  'report-2026-11-22': 'd9324fd5e062e2ec',
  'data-request-2026-11-22': '2a3f737e8ea7898d',
};

test.each(['contact', 'report', 'dataRequest'] as const)(
  'a changed text of the %s notice gets a new version',
  (notice) => {
    const texts = languageCodes.map((language) => noticeItems(language, notice));
    const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    expect(`${noticeVersions[notice]} ${digest}`).toBe(`${noticeVersions[notice]} ${digests[noticeVersions[notice]]}`);
  },
);

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
