import { words } from '../../site/words.ts';

/** Who else has an article open. */
export const presenceWords = words({
  alsoOpen: { id: 'Sedang dibuka juga oleh {names}', en: 'Also open: {names}' },
  ownWindow: { id: 'Anda, di jendela lain', en: 'you, in another window' },
  since: { id: '{username} (sejak {time})', en: '{username} (since {time})' },
  advice: {
    id: 'Perubahan pada bagian yang berbeda digabungkan saat disimpan.',
    en: 'Changes to different parts are merged when you save.',
  },
  nobodyLeft: { id: 'Tidak ada lagi yang membuka artikel ini.', en: 'Nobody else has this article open any more.' },
});
