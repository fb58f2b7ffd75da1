import { zipSync } from 'fflate';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const declarations = [
  `xmlns:w="${w}"`,
  `xmlns:r="${office}"`,
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

export type WordParts = Record<string, string | Uint8Array>;

/** The parts of a Word document with this body. `more`: further parts, such as "word/numbering.xml". */
export function wordParts(
  body: string,
  more: WordParts = {},
  relations: Record<string, [type: string, target: string]> = {},
): WordParts {
  const relation = ([id, [type, target]]: [string, [string, string]]) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const types = 'http://schemas.openxmlformats.org/package/2006';
  return {
    '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${types}/relationships">${relation(['main', ['officeDocument', 'word/document.xml']])}</Relationships>`,
    'word/document.xml': `<w:document ${declarations}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${types}/relationships">${Object.entries(relations).map(relation).join('')}</Relationships>`,
    ...more,
  };
}

export function wordPart(name: string, content: string): string {
  return `<w:${name} ${declarations}>${content}</w:${name}>`;
}

export function packWord(parts: WordParts): Uint8Array {
  const encode = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, encode(content)])));
}

export const paragraph = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
