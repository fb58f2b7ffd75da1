import { describe, expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import { noticeVersionIn, noticeVersions } from '../../../src/domain/data-protection/notice-versions.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { noticeItems } from '../../../src/pages/privacy-notice.tsx';

/** SHA-256 of the texts of each version, in both languages. */
const digests: Record<string, string> = {
  'contact-2026-11-23': 'de31dc0d90cb9294',
  'report-2026-11-23': '3848a1ae97139bd4',
  'data-request-2026-11-23': 'ae9051e3708a5956',
};

describe.each(['contact', 'report', 'dataRequest'] as const)('the %s notice', (notice) => {
  test('gets a new version when one of its texts is changed', () => {
    const texts = languageCodes.map((language) => withCurrent({ language }, () => noticeItems(notice)));
    const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    expect(`${noticeVersions[notice]} ${digest}`).toBe(`${noticeVersions[notice]} ${digests[noticeVersions[notice]]}`);
  });

  test('names basis, purpose, kinds, retention, details and duration of processing', () => {
    const items = withCurrent({ language: 'id' }, () => noticeItems(notice));
    expect(items.map(([term]) => term)).toEqual([
      'Dasar pemrosesan',
      'Tujuan',
      'Jenis data dan alasannya',
      'Jangka waktu penyimpanan',
      'Rincian data yang dikumpulkan',
      'Jangka waktu pemrosesan',
    ]);
    expect(items.every(([, text]) => text.length > 10)).toBe(true);
  });
});

test('a version that no form shows is not stored', () => {
  expect(noticeVersionIn('report-2026-11-23')).toBe('report-2026-11-23');
  expect(noticeVersionIn('report-2026-11-22')).toBeNull();
});
