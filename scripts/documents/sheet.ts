import { join } from 'node:path';
import { type Language, languageCodes, type Pair } from '../../src/i18n/language.ts';
import { site } from '../../src/site.ts';

export const colours = {
  laterite: '#A4431F',
  ember: '#D9662B',
  petrol: '#0E3A40',
  deepPetrol: '#08242A',
  alumina: '#F6F3EE',
  powder: '#E9E4DB',
  graphite: '#1C2426',
};

/** Points; A4 upright with two columns. */
export const page = { width: 595.28, height: 841.89, left: 56, column: 228, gutter: 27 };

const files = join(import.meta.dir, '../../node_modules/@fontsource/plus-jakarta-sans/files');
const weight = (value: number) => join(files, `plus-jakarta-sans-latin-${value}-normal.woff`);
export const fonts = { text: weight(500), bold: weight(700), display: weight(800) };

export function pageHeading(document: PDFKit.PDFDocument, heading: Pair): void {
  drawEquator(document, 120, colours.ember);
  document.font('display').fontSize(28).fillColor(colours.petrol);
  document.text(heading.id, page.left, 56, { characterSpacing: -0.6, wordSpacing: 2, lineBreak: false });
  document.font('text').fontSize(14).fillColor(colours.laterite);
  document.text(heading.en, page.left, 140, { lineBreak: false });
}

/** Both languages side by side from the same height. */
export function bilingual(
  document: PDFKit.PDFDocument,
  y: number,
  draw: (language: Language, x: number, width: number) => void,
): void {
  for (const [index, language] of languageCodes.entries()) {
    document.y = y;
    draw(language, page.left + index * (page.column + page.gutter), page.column);
  }
}

export function footer(document: PDFKit.PDFDocument, year: number, number: number, colour = colours.petrol): void {
  document.font('text').fontSize(8.5).fillColor(colour);
  document.text(`${site.name} · ${year}`, page.left, 800, { lineBreak: false });
  document.text(String(number), page.width - page.left - 40, 800, { width: 40, align: 'right', lineBreak: false });
}

/** One thin line across the page. */
export function drawEquator(document: PDFKit.PDFDocument, y: number, colour: string): void {
  document.moveTo(page.left, y).lineTo(page.width, y).lineWidth(1).stroke(colour);
}

/** The corundum hexagons, faint, thinning out towards the lower left. */
export function drawLattice(document: PDFKit.PDFDocument): void {
  const radius = 34;
  const step = radius * Math.sqrt(3);
  document.save().lineWidth(0.8);
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = page.width - column * step + (row % 2 ? step / 2 : 0);
      const y = row * radius * 1.5 - 10;
      const strength = 0.42 - column * 0.055 - row * 0.035;
      if (strength > 0.02)
        document
          .strokeOpacity(strength)
          .polygon(...corners(x, y, radius))
          .stroke('#2C6A70');
    }
  }
  document.restore();
}

function corners(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = Math.PI / 6 + (index * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
