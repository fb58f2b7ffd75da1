import { words } from './words.ts';

export const overlayWords = words({
  close: { id: 'Tutup', en: 'Close' },
});
