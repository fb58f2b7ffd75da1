import { leaderWords } from '../../i18n/public/leadership.ts';
import type { Language } from '../../i18n/site/language.ts';

export type Board = 'commissioners' | 'directors';

export type Leader = {
  id: string;
  board: Board;
  /** A sample name: the rivers of West Kalimantan lend the surnames. */
  name: string;
  position: string;
  bio: string;
};

type Profile = Pick<Leader, 'id' | 'board' | 'name'> & {
  says: 'presidentCommissioner' | 'commissioner' | 'presidentDirector' | 'commercialDirector' | 'engineeringDirector';
  /** Whether the public site shows the profile. */
  shown: boolean;
};

export const profiles: readonly Profile[] = [
  { id: 'guntur', board: 'commissioners', name: 'Guntur Kapuas', says: 'presidentCommissioner', shown: true },
  { id: 'sekar', board: 'commissioners', name: 'Sekar Landak', says: 'commissioner', shown: true },
  { id: 'bayu', board: 'directors', name: 'Bayu Melawi', says: 'presidentDirector', shown: true },
  { id: 'rinjani', board: 'directors', name: 'Rinjani Sekadau', says: 'commercialDirector', shown: true },
  { id: 'cakra', board: 'directors', name: 'Cakra Pawan', says: 'engineeringDirector', shown: false },
];

/** The leaders shown on the public site, by rank. */
export function listLeaders(language: Language): Leader[] {
  const t = leaderWords(language);
  return profiles
    .filter(({ shown }) => shown)
    .map(({ id, board, name, says }) => ({ id, board, name, position: t[says], bio: t[`${says}Bio`] }));
}
