import { words } from '../../site/words.ts';

/** The languages of an article: a badge, and what is there or missing. */
export const completenessWords = words({
  isComplete: { id: 'Lengkap', en: 'Complete' },
  isPartial: { id: 'Sebagian', en: 'Partial' },
  isNone: { id: 'Kosong', en: 'None' },
  complete: { id: 'Indonesia, Inggris', en: 'Indonesian, English' },
  absent: { id: '{language} belum ada', en: '{language} missing' },
  lacks: { id: '{language} belum lengkap: {fields}', en: '{language} missing: {fields}' },
  none: { id: 'Belum ada teks', en: 'No text yet' },
  title: { id: 'judul', en: 'title' },
  text: { id: 'isi', en: 'text' },
  document: { id: 'dokumen', en: 'document' },
});
