import type { Pair } from '../../../../src/i18n/site/language.ts';
import { Document } from '../sheet/document.tsx';
import type { Sheet } from '../sheet/page.tsx';
import { checkAccounts } from './accounts.ts';
import { closingPages } from './closing.tsx';
import { financePages } from './finance.tsx';
import { governancePages } from './governance.tsx';
import { neighbourPages } from './neighbours.tsx';
import { type Entry, openingPages } from './opening.tsx';
import { operationPages } from './operations.tsx';
import { peoplePages } from './people.tsx';

const title: Pair = { id: 'Laporan Tahunan 2024', en: 'Annual Report 2024' };
const subject: Pair = { id: 'Alumina pertama.', en: 'First alumina.' };

/** What stands in the contents, part by part: the title of each page that has one. */
const named: (Pair | undefined)[][] = [
  [
    undefined,
    undefined,
    { id: 'Tahun ini dalam angka', en: 'The year in figures' },
    undefined,
    { id: 'Laporan Dewan Komisaris', en: 'Report of the Board of Commissioners' },
    { id: 'Laporan Direksi', en: 'Report of the Board of Directors' },
    { id: 'Siapa kami', en: 'Who we are' },
    { id: 'Sepuluh tahun sampai alumina pertama', en: 'Ten years to first alumina' },
  ],
  [{ id: 'Operasi', en: 'Operations' }],
  [{ id: 'Manusia dan keselamatan', en: 'People and safety' }],
  [{ id: 'Tanah, air, dan tetangga', en: 'Land, water and neighbors' }],
  [{ id: 'Tata kelola', en: 'Governance' }],
  [{ id: 'Keuangan', en: 'Finance' }],
  [
    { id: 'Sasaran 2025', en: 'Goals for 2025' },
    { id: 'Pernyataan tanggung jawab', en: 'Statement of responsibility' },
    { id: 'Istilah', en: 'Terms' },
  ],
];

export async function annualReport2024() {
  checkAccounts();
  const chapters = [
    await operationPages(),
    await peoplePages(),
    await neighbourPages(),
    await governancePages(),
    await financePages(),
    await closingPages(),
  ];
  const openingLength = (await openingPages([])).length;
  const parts = [await openingPages(contentsOf([openingLength, ...chapters.map(({ length }) => length)])), ...chapters];
  const sheets: Sheet[] = parts.flat();
  return (
    <Document subject={subject} title={title}>
      {sheets.map((sheet, index) => sheet(index + 1))}
    </Document>
  );
}

function contentsOf(lengths: readonly number[]): Entry[] {
  let first = 1;
  return named.flatMap((titles, part) => {
    const begins = first;
    first += lengths[part] ?? 0;
    const chapter = part > 0 && part < named.length - 1;
    return titles.flatMap((entry, index) => (entry ? [{ title: entry, page: begins + index, chapter }] : []));
  });
}
