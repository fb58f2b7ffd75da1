import type { Language } from '../site/language.ts';
import { words } from '../site/words.ts';

/** What the input of a field can be refused for, with the English texts that the API answers. */
const inputProblemWords = words({
  required: { id: 'Wajib diisi', en: 'Is required' },
  text: { id: 'Harus berupa teks', en: 'Must be text' },
  oneLine: { id: 'Harus satu baris teks yang dapat dibaca', en: 'Must be one line of readable text' },
  unreadable: { id: 'Memuat karakter yang tidak dapat ditampilkan', en: 'Has characters that cannot be shown' },
  wholeNumber: { id: 'Harus bilangan bulat', en: 'Must be a whole number' },
  tooSmall: { id: 'Terlalu kecil', en: 'Is too small' },
  tooLarge: { id: 'Terlalu besar', en: 'Is too large' },
  picturePath: {
    id: 'Harus berupa jalur gambar tersimpan, /assets/<file>',
    en: 'Must be the path of a stored picture, /assets/<file>',
  },
  documentPath: {
    id: 'Harus berupa jalur dokumen, /assets/<file>',
    en: 'Must be the path of a document, /assets/<file>',
  },
  years: { id: 'Harus antara 1900 dan 2200', en: 'Must lie between 1900 and 2200' },
  languageRequired: { id: 'Pilih sedikitnya satu bahasa', en: 'At least one language is required' },
});

const otherWords = words({
  atMost: { id: 'Paling banyak {count} karakter', en: 'Must have at most {count} characters' },
  refused: { id: 'Nilai ini tidak dapat dipakai', en: 'This value cannot be used' },
});

/** A problem that a schema tells in English, in the language of the member of staff. */
export function inputProblem(language: Language, problem: string): string {
  if (language === 'en') return problem;
  const english = Object.entries(inputProblemWords('en'));
  const found = english.find(([, text]) => text === problem)?.[0];
  const texts: Readonly<Record<string, string>> = inputProblemWords(language);
  const t = otherWords(language);
  const count = /^Must have at most (\d{1,9}) characters$/.exec(problem)?.[1];
  return (found && texts[found]) ?? (count ? t.atMost({ count }) : t.refused);
}
