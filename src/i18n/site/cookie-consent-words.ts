import { words } from './words.ts';

export const cookieConsentWords = words({
  label: { id: 'Persetujuan kuki', en: 'Cookie consent' },
  text: {
    id: 'Situs ini menitipkan sedikit data di peramban Anda agar pilihan Anda diingat. Tanpa iklan, tanpa pelacak.',
    en: 'This site keeps a little data in your browser so that your choices are remembered. No advertising, no trackers.',
  },
  accept: { id: 'Terima', en: 'Accept' },
  decline: { id: 'Tolak', en: 'Decline' },
  /** Label of the close button, which declines. */
  dismiss: { id: 'Tolak dan singkirkan', en: 'Decline and dismiss' },
});
