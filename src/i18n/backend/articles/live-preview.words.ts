import { words } from '../../site/words.ts';

/** The public page with what is being typed, for its writer. */
export const livePreviewWords = words({
  title: { id: 'Pratinjau langsung', en: 'Live preview' },
  of: { id: 'Pratinjau langsung: {title}', en: 'Live preview: {title}' },
  text: {
    id: 'Halaman ini mengikuti ketikan Anda, juga yang belum disimpan. Hanya Anda yang melihatnya.',
    en: 'This page follows what you type, also before it is saved. Only you see it.',
  },
  width: { id: 'Lebar', en: 'Width' },
  phone: { id: 'Ponsel', en: 'Phone' },
  tablet: { id: 'Tablet', en: 'Tablet' },
  desktop: { id: 'Komputer', en: 'Desktop' },
  pixels: { id: '{pixels} piksel', en: '{pixels} pixels' },
  language: { id: 'Bahasa', en: 'Language' },
  edit: { id: 'Ke formulir', en: 'To the form' },
  gone: {
    id: 'Teks ini sudah disimpan atau dibuang. Buka pratinjau dari formulirnya lagi.',
    en: 'This text was saved or discarded. Open the preview from its form again.',
  },
});
