import PDFDocument from 'pdfkit';
import type { Pair } from '../../src/i18n/language.ts';
import { site } from '../../src/site.ts';
import { bilingual, colours, drawEquator, drawLattice, fonts, footer, page, pageHeading } from './sheet.ts';
import { dateLine, headings, type ReportText, specimen } from './texts.ts';

/** A four-page report in both languages, A4. */
export async function drawReport(text: ReportText): Promise<Uint8Array> {
  const document = open(text);
  const bytes = collect(document);
  drawCover(document, text);
  drawLetter(document, text);
  drawFigures(document, text);
  drawBack(document, text);
  document.end();
  return bytes;
}

function open({ year, date }: ReportText): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: `${headings.report.id} ${year} · ${headings.report.en} ${year}`,
      Author: site.legalName,
      Subject: `${specimen.id} ${specimen.en}`,
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, path] of Object.entries(fonts)) document.registerFont(name, path);
  return document;
}

async function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

function drawCover(document: PDFKit.PDFDocument, { year, theme, date }: ReportText): void {
  document.addPage().rect(0, 0, page.width, page.height).fill(colours.deepPetrol);
  drawLattice(document);
  document.font('bold').fontSize(11).fillColor(colours.alumina).text(site.name, page.left, 56);
  document.font('display').fontSize(168).fillColor(colours.alumina);
  document.text(String(year), page.left - 8, 330, { characterSpacing: -7, lineBreak: false });
  drawEquator(document, 532, colours.ember);
  document.font('display').fontSize(26).text(theme.id, page.left, 556, { characterSpacing: -0.4, wordSpacing: 2 });
  document.font('text').fontSize(26).fillColor('#B9C8C9').text(theme.en, { characterSpacing: -0.4, wordSpacing: 2 });
  const dates = dateLine(date);
  document.fontSize(11).fillColor(colours.alumina);
  document.text(`${headings.report.id}, ${dates.id}`, page.left, 690).text(`${headings.report.en}, ${dates.en}`);
  document.font('bold').fontSize(9).fillColor('#F0A27F').text(specimen.id, page.left, 762).text(specimen.en);
}

function drawLetter(document: PDFKit.PDFDocument, { year, letter }: ReportText): void {
  document.addPage().rect(0, 0, page.width, page.height).fill(colours.alumina);
  pageHeading(document, headings.letter);
  bilingual(document, 250, (language, x, width) => {
    document.font('text').fontSize(10.5).fillColor(colours.graphite);
    document.text(letter[language].join('\n\n'), x, 250, { width, lineGap: 4.5, wordSpacing: 0.4 });
    document.font('bold').fontSize(10.5).fillColor(colours.laterite).text(`\n${site.legalName}`, { width });
  });
  footer(document, year, 2);
}

function drawFigures(document: PDFKit.PDFDocument, { year, figures, chapters }: ReportText): void {
  document.addPage().rect(0, 0, page.width, page.height).fill(colours.powder);
  pageHeading(document, headings.figures);
  for (const [index, { value, label }] of figures.entries()) {
    const x = page.left + (index % 2) * (page.column + page.gutter);
    const y = 218 + Math.floor(index / 2) * 118;
    document.font('display').fontSize(34).fillColor(colours.laterite);
    document.text(value.id, x, y, { width: page.column, characterSpacing: -1 });
    document.font('text').fontSize(9.5).fillColor(colours.graphite);
    document.text(label.id, x, y + 46, { width: page.column });
    document.fillColor(colours.petrol).text(label.en, { width: page.column });
  }
  document.font('display').fontSize(16).fillColor(colours.petrol);
  document.text(`${headings.chapters.id} · ${headings.chapters.en}`, page.left, 470, {
    characterSpacing: -0.3,
    wordSpacing: 2,
  });
  for (const [index, { title, text }] of chapters.entries()) {
    drawChapter(document, title, text, 508 + index * 62);
  }
  footer(document, year, 3);
}

function drawChapter(document: PDFKit.PDFDocument, title: Pair, text: Pair, y: number): void {
  bilingual(document, y, (language, x, width) => {
    document.font('bold').fontSize(9.5).fillColor(colours.laterite).text(title[language], x, y, { width });
    document.font('text').fillColor(colours.graphite).text(text[language], { width, lineGap: 1.5, wordSpacing: 0.4 });
  });
}

function drawBack(document: PDFKit.PDFDocument, { year }: ReportText): void {
  document.addPage().rect(0, 0, page.width, page.height).fill(colours.petrol);
  drawLattice(document);
  document.font('display').fontSize(30).fillColor(colours.alumina);
  document.text(headings.contact.id, page.left, 420, { characterSpacing: -0.6, wordSpacing: 2 });
  document.font('text').fillColor('#B9C8C9').text(headings.contact.en, { characterSpacing: -0.6, wordSpacing: 2 });
  drawEquator(document, 516, colours.ember);
  const { headOffice, refinery } = site;
  document.font('text').fontSize(10.5).fillColor(colours.alumina);
  for (const [index, place] of [headOffice, refinery].entries()) {
    const x = page.left + index * (page.column + page.gutter);
    const lines = [place.street, place.city, `${place.region} ${place.postalCode}`];
    document.text(lines.join('\n'), x, 540, { width: page.column, lineGap: 3 });
  }
  document.font('bold').text(site.mailbox, page.left, 640);
  document.fontSize(9).fillColor('#F0A27F').text(specimen.id, page.left, 748).text(specimen.en);
  footer(document, year, 4, colours.alumina);
}
