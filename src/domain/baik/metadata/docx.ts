import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { unescapeXml } from './xmp.ts';

/** Maximum unpacked size; larger documents are not inspected. */
const maxUnpackedInBytes = 48 * 1024 * 1024;

/** The metadata of a Word document. */
export async function inspectDocx(bytes: Uint8Array): Promise<Inspection> {
  try {
    const parts = unfold(bytes);
    return { condition: 'clean', findings: gather(found(parts)) };
  } catch {
    return { condition: 'damaged', findings: [] };
  }
}

/**
 * The document without properties, preview, names and times of comments and tracked changes, revision session ids
 * and picture metadata. Throws DamagedFileError.
 */
export async function cleanDocx(bytes: Uint8Array): Promise<Uint8Array> {
  const parts = unfold(bytes);
  const cleaned: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    const clean = cleanPart(name, content);
    // The earliest timestamp of the ZIP format, which carries no information.
    if (clean) cleaned[name] = [clean, { mtime: '1980-01-01T00:00:00', level: /\.(jpe?g|png)$/i.test(name) ? 0 : 6 }];
  }
  return zipSync(cleaned);
}

function unfold(bytes: Uint8Array): Unzipped {
  let size = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > maxUnpackedInBytes) throw new DamagedFileError('The document unfolds to too much.');
        return true;
      },
    });
    if (!parts['[Content_Types].xml']) throw new DamagedFileError('The document has no list of its parts.');
    return parts;
  } catch (error) {
    throw error instanceof DamagedFileError ? error : new DamagedFileError(String(error));
  }
}

const kindOfProperty: Record<string, FindingKind> = {
  'dc:creator': 'author',
  'cp:lastModifiedBy': 'author',
  'dc:title': 'title',
  'dc:subject': 'title',
  'dc:description': 'title',
  'cp:keywords': 'title',
  'dcterms:created': 'time',
  'dcterms:modified': 'time',
  'cp:lastPrinted': 'time',
  Company: 'company',
  Manager: 'author',
  Application: 'software',
  Template: 'software',
};

function* found(parts: Unzipped): Generator<readonly [FindingKind, unknown]> {
  const properties = [text(parts['docProps/core.xml']), text(parts['docProps/app.xml'])].join('');
  for (const [name, kind] of Object.entries(kindOfProperty)) {
    const [, value] = new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(properties) ?? [];
    const said = value && unescapeXml(value);
    yield [kind, kind === 'time' ? said?.slice(0, 16).replace('T', ' ') : said];
  }
  for (const [, value] of text(parts['docProps/custom.xml']).matchAll(/<vt:\w+>([^<]*)<\/vt:\w+>/g)) {
    yield ['title', value && unescapeXml(value)];
  }
  for (const [name, content] of Object.entries(parts)) {
    for (const [, target] of name.endsWith('.rels') ? text(content).matchAll(localTarget) : []) {
      yield ['history', target && decodeTarget(target)];
    }
    // Custom XML of document management systems.
    if (/^customXml\/item\d+\.xml$/.test(name)) yield ['embedded', holdsText(content)];
    if (isEmbeddedDocument(name)) yield ['embedded', hasProperties(content)];
    if (isMarkup(name)) {
      for (const [, author] of text(content).matchAll(/ w(?:15)?:author="([^"]*)"/g)) {
        yield ['author', author && unescapeXml(author)];
      }
    }
    const picture = cleanPicture(name, content);
    if (picture && picture.length < content.length) yield ['embedded', true];
  }
}

/** The cleaned part; undefined when it is removed, together with its entry in the content types and relationships. */
function cleanPart(name: string, content: Uint8Array): Uint8Array | undefined {
  if (isRevealing(name)) return undefined;
  if (name === '[Content_Types].xml') {
    return bytesOf(
      text(content).replace(/<Override\b[^>]*PartName="\/([^"]*)"[^>]*\/>/g, (whole, part: string) =>
        isRevealing(part) ? '' : whole,
      ),
    );
  }
  if (name.endsWith('.rels')) return bytesOf(cleanLinks(text(content)));
  if (isEmbeddedDocument(name)) return withoutProperties(content);
  if (isMarkup(name)) return bytesOf(cleanMarkup(text(content)));
  return cleanPicture(name, content) ?? content;
}

function isRevealing(name: string): boolean {
  return (
    /^(docProps|customXml)\//.test(name) || name === 'word/people.xml' || /^word\/(webextensions|vbaData)/.test(name)
  );
}

function isMarkup(name: string): boolean {
  return /^word\/[^/]+\.xml$/.test(name);
}

function cleanMarkup(xml: string): string {
  return xml
    .replace(/ (w(?:15)?:author|w:initials)="[^"]*"/g, ' $1=""')
    .replace(/ w\w*:date(?:Utc)?="[^"]*"/g, '')
    .replace(/ w:rsid\w*="[^"]*"/g, '')
    .replace(/<w:rsids>[\s\S]*?<\/w:rsids>/g, '')
    .replace(/<w:(attachedTemplate|saveThroughXslt)\b[^>]*\/>/g, '');
}

/** File paths of the author's disk, such as a template in a home directory. */
const localTarget = /Target="(file:[^"]*)"/g;

function decodeTarget(target: string): string {
  const path = unescapeXml(target).replace(/^file:\/*/, '');
  return path.replace(/%20/g, ' ');
}

/** Relationships of the remaining parts; targets on a local disk are dropped. */
function cleanLinks(xml: string): string {
  return xml
    .replace(/<Relationship\b[^>]*Target="(?:\.\.\/|\/)*([^"]*)"[^>]*\/>/g, (whole, target: string) =>
      isRevealing(target) || isRevealing(`word/${target}`) ? '' : whole,
    )
    .replace(localTarget, 'Target="about:blank"');
}

/** Embedded documents with properties of their own. */
function isEmbeddedDocument(name: string): boolean {
  return /^word\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i.test(name);
}

const properties = /^docProps\/.*\.xml$/;

function hasProperties(content: Uint8Array): boolean {
  return Object.entries(unfold(content)).some(([name, part]) => properties.test(name) && holdsText(part));
}

function holdsText(part: Uint8Array): boolean {
  return />\s*[^<\s][^<]*</.test(text(part));
}

/** The embedded document with empty properties; the parts stay because others refer to them. */
function withoutProperties(content: Uint8Array): Uint8Array {
  const parts: Zippable = {};
  for (const [name, part] of Object.entries(unfold(content))) {
    const kept = properties.test(name) ? bytesOf(text(part).replace(/>[^<]+</g, '><')) : part;
    parts[name] = [kept, { mtime: '1980-01-01T00:00:00' }];
  }
  return zipSync(parts);
}

/** Undefined when it is no readable picture. */
function cleanPicture(name: string, content: Uint8Array): Uint8Array | undefined {
  try {
    if (/\.jpe?g$/i.test(name)) return stripJpeg(content, 1);
    if (/\.png$/i.test(name)) return stripPng(content);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
  }
  return undefined;
}

function text(content: Uint8Array | undefined): string {
  return new TextDecoder().decode(content);
}

function bytesOf(xml: string): Uint8Array {
  return new TextEncoder().encode(xml);
}
