import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { languages } from '../../../../src/i18n/site/language.ts';

export type Facts = {
  title: string;
  author: string;
  subject: string;
  /** What the links to places in the document say, by the names of the places. */
  places: Readonly<Record<string, string>>;
};

/**
 * Says in the file itself what it is: Chromium writes only the title there, and names itself as the creator. Everything
 * stands twice, as in PDF 1.4 and as XMP, which newer readers and search engines look at. Links get the text that
 * assistive technology reads out when it comes to one outside the text.
 */
export async function stateFacts(pdf: Uint8Array, { title, author, subject, places }: Facts): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setSubject(subject);
  document.setCreator(author);
  describeLinks(document, places);
  const xmp = new TextEncoder().encode(xmpOf({ title, author, subject }));
  const stream = document.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML', Length: xmp.length });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream));
  return await document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

function describeLinks(document: PDFDocument, places: Facts['places']): void {
  for (const page of document.getPages()) {
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      const link = document.context.lookup(annotation, PDFDict);
      const place = link.lookupMaybe(PDFName.of('Dest'), PDFName)?.decodeText() ?? '';
      const said = places[place];
      if (!said) throw new Error(`A link leads to "${place}", which nothing describes.`);
      link.set(PDFName.of('Contents'), PDFHexString.fromText(said));
    }
  }
}

function xmpOf({ title, author, subject }: Omit<Facts, 'places'>): string {
  const spoken = Object.values(languages).map(({ htmlLang }) => `<rdf:li>${htmlLang}</rdf:li>`);
  const inEveryLanguage = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${Bun.escapeHTML(text)}</rdf:li></rdf:Alt>`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${inEveryLanguage(title)}</dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${Bun.escapeHTML(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description>${inEveryLanguage(subject)}</dc:description>`,
    `<dc:language><rdf:Bag>${spoken.join('')}</rdf:Bag></dc:language>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}
