import type { Language } from './language.ts';
import { words } from './words.ts';

/** What is said of safe copies to reporters and to recipients. */
const copyWords = words({
  pages: { id: '{count, number} halaman', en: '{count, plural, one {# page} other {# pages}}' },
  comments: { id: '{count, number} komentar', en: '{count, plural, one {# comment} other {# comments}}' },
  deletions: {
    id: '{count, number} teks tersembunyi atau terhapus',
    en: '{count, plural, one {# hidden or deleted text} other {# hidden or deleted texts}}',
  },
  attachments: {
    id: '{count, number} berkas lampiran',
    en: '{count, plural, one {# attached file} other {# attached files}}',
  },
  pictures: {
    id: '{count, number} gambar yang tidak bisa dibaca',
    en: '{count, plural, one {# picture that cannot be read} other {# pictures that cannot be read}}',
  },
});

type Copied = { pages: number; leftOut: Record<'comments' | 'deletions' | 'attachments' | 'pictures', number> };

/** "6 pages"; a page of a Word document is as long as its text. */
export function sayPages({ pages }: Copied, language: Language): string {
  return copyWords(language).pages({ count: pages });
}

/** "2 comments, 1 attached file"; empty when nothing was left out. */
export function sayLeftOut({ leftOut }: Copied, language: Language): string {
  const t = copyWords(language);
  const kinds = ['comments', 'deletions', 'attachments', 'pictures'] as const;
  return kinds.flatMap((kind) => (leftOut[kind] > 0 ? [t[kind]({ count: leftOut[kind] })] : [])).join(', ');
}
