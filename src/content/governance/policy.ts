import type { Pair } from '../../i18n/site/language.ts';

/** Indonesian and English. */
export type BilingualText = readonly [id: string, en: string];
export type Article = { title: BilingualText; clauses: readonly BilingualText[] };

/** A table behind the articles: something to fill in or to look up. Cells to be filled in are empty. */
export type Annex = {
  title: BilingualText;
  columns: readonly BilingualText[];
  rows: readonly (readonly BilingualText[])[];
};

/** A governance policy: the text of its page and of its printed document. */
export type GovernancePolicy = {
  /** Name of the managed file and, with `.pdf`, of the built-in one. */
  file: string;
  number: string;
  title: Pair;
  purpose: BilingualText;
  articles: readonly Article[];
  annexes: readonly Annex[];
  picture: string;
  /** Focal point of the picture on the cover; the middle when left out. */
  position?: string;
};

/** Number, version, owner and dates, by name. */
export function controlOf({
  number,
}: GovernancePolicy): readonly (readonly [name: BilingualText, value: BilingualText])[] {
  return [
    [
      ['Nomor', 'Number'],
      [number, number],
    ],
    [
      ['Versi', 'Version'],
      ['3.0, berlaku 1 Juli 2024', '3.0, in force from July 1, 2024'],
    ],
    [
      ['Pemilik', 'Owner'],
      ['Sekretaris Perusahaan', 'Corporate Secretary'],
    ],
    [
      ['Ditetapkan', 'Adopted'],
      ['Direksi, 12 Juni 2024', 'Board of Directors, June 12, 2024'],
    ],
    [
      ['Disetujui', 'Approved'],
      ['Dewan Komisaris, 19 Juni 2024', 'Board of Commissioners, June 19, 2024'],
    ],
    [
      ['Ditinjau kembali', 'Next review'],
      ['Juni 2026', 'June 2026'],
    ],
  ];
}
