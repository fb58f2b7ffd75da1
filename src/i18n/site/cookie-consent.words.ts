import { words } from './words.ts';

export const cookieConsentWords = words({
  label: { id: 'Persetujuan kuki', en: 'Cookie consent' },
  text: {
    id: 'Situs ini menyimpan pilihan Anda di peramban. Tanpa pelacak.',
    en: 'This site stores your choices in your browser. No trackers.',
  },
  accept: { id: 'Terima', en: 'Accept' },
  decline: { id: 'Tolak', en: 'Decline' },
  /** Label of the close button, which declines. */
  dismiss: { id: 'Tolak dan singkirkan', en: 'Decline and dismiss' },
});
