import { processWords } from '../../i18n/public/products/products-process.words.ts';
import type { Language } from '../../i18n/site/language.ts';

/** A step of the process diagram. */
export type FlowStep = {
  title: string;
  /** Its output, which enters the next step. */
  passes: string;
  enters?: string;
  leaves?: string;
  /** From laterite red to alumina white. */
  fill: string;
  ink: string;
};

export function flowSteps(language: Language): FlowStep[] {
  const t = processWords(language);
  return [
    { title: t.step1, passes: t.step1Out, enters: t.flowBauxite, fill: 'fill-laterite', ink: 'fill-alumina' },
    { title: t.step2, passes: t.flowAluminate, enters: t.flowSteam, fill: 'fill-ember', ink: 'fill-petrol-deep' },
    { title: t.step3, passes: t.step3Out, leaves: t.flowResidue, fill: 'fill-clay', ink: 'fill-petrol-deep' },
    { title: t.step4, passes: t.step4Out, enters: t.flowSeed, fill: 'fill-alumina', ink: 'fill-petrol-deep' },
    { title: t.step5, passes: '', leaves: t.step5Out, fill: 'fill-white', ink: 'fill-petrol-deep' },
  ];
}

const lettersInARow = 14;

/** Wrapped by hand, because SVG text does not wrap. */
export function rowsOf(text: string): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= lettersInARow) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}
