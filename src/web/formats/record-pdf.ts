import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** A titled part of a document: terms with their values. */
export type PdfSection = { title: string; records: readonly (readonly (readonly [term: string, value: string])[])[] };

/** Points; A4. */
const page = { width: 595, height: 842, margin: 56 } as const;
const size = { title: 18, heading: 13, text: 9.5 } as const;
const lineHeight = 1.45;

/**
 * A readable document of records. Characters outside of Western European fonts are written as their code points, so that
 * nothing is left out silently.
 */
export async function recordPdf(title: string, intro: string, sections: readonly PdfSection[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const writer = new Writer(pdf, plain, bold);
  writer.write(title, bold, size.title);
  writer.write(intro, plain, size.text);
  for (const section of sections) {
    writer.space(size.heading);
    writer.write(section.title, bold, size.heading);
    for (const record of section.records) {
      writer.space(size.text / 2);
      for (const [term, value] of record) writer.write(`${term}: ${value}`, plain, size.text);
    }
  }
  return pdf.save();
}

/** Writes lines from top to bottom and begins a new page when one is full. */
class Writer {
  private current: PDFPage;
  private y: number = page.height - page.margin;
  private readonly encodable: ReadonlySet<number>;

  constructor(
    private readonly pdf: PDFDocument,
    plain: PDFFont,
    private readonly bold: PDFFont,
  ) {
    this.current = pdf.addPage([page.width, page.height]);
    this.encodable = new Set(plain.getCharacterSet());
  }

  space(points: number): void {
    this.y -= points;
  }

  write(text: string, font: PDFFont, points: number): void {
    const gap = font === this.bold ? points * 0.4 : 0;
    for (const line of text.split('\n')) {
      for (const part of this.wrap(this.printable(line), font, points)) {
        if (this.y < page.margin) {
          this.current = this.pdf.addPage([page.width, page.height]);
          this.y = page.height - page.margin;
        }
        this.current.drawText(part, { x: page.margin, y: this.y, size: points, font });
        this.y -= points * lineHeight;
      }
    }
    this.y -= gap;
  }

  private printable(line: string): string {
    return [...line.replaceAll('\t', ' ')]
      .map((character) => {
        const code = character.codePointAt(0) ?? 0;
        return this.encodable.has(code) ? character : `[U+${code.toString(16).toUpperCase()}]`;
      })
      .join('');
  }

  /** Wraps a line to the width of the page; longer words are broken. */
  private wrap(line: string, font: PDFFont, points: number): string[] {
    const maxWidth = page.width - 2 * page.margin;
    const lines: string[] = [];
    let current = '';
    let width = 0;
    const widthOf = (text: string) => font.widthOfTextAtSize(text, points);
    const end = () => {
      lines.push(current.trimEnd());
      current = '';
      width = 0;
    };
    for (const word of line.split(/(?<= )/)) {
      const wordWidth = widthOf(word);
      if (width > 0 && width + wordWidth > maxWidth) end();
      if (wordWidth <= maxWidth) {
        current += word;
        width += wordWidth;
        continue;
      }
      for (const character of word) {
        const characterWidth = widthOf(character);
        if (width + characterWidth > maxWidth) end();
        current += character;
        width += characterWidth;
      }
    }
    lines.push(current.trimEnd());
    return lines;
  }
}
