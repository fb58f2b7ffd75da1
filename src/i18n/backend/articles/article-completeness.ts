import { words } from '../../site/words.ts';

/** One statement about the languages of an article. */
export const completenessWords = words({
  complete: { id: 'Bahasa Indonesia dan Inggris lengkap', en: 'Indonesian and English complete' },
  absent: { id: '{language} belum ada', en: '{language} missing' },
  lacks: { id: '{language} belum lengkap: {fields}', en: '{language} missing: {fields}' },
  none: { id: 'Belum ada teks', en: 'No text yet' },
  title: { id: 'judul', en: 'title' },
  text: { id: 'isi', en: 'text' },
  document: { id: 'dokumen', en: 'document' },
});
