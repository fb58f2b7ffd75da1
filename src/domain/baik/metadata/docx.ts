import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { unescapeXml } from './xmp.ts';

/** So much a document of ten megabytes may unfold to, in bytes; what is larger is not looked into. */
const maxUnpackedInBytes = 48 * 1024 * 1024;

/** What a Word document tells beside its text. */
export async function inspectDocx(bytes: Uint8Array): Promise<Inspection> {
  try {
    const parts = unfold(bytes);
    return { condition: 'clean', findings: gather(found(parts)) };
  } catch {
    return { condition: 'damaged', findings: [] };
  }
}

/**
 * The same text without properties, preview, the names and times on remarks and changes, the marks of editing sessions,
 * and the metadata of its pictures. Throws DamagedFileError.
 */
export async function cleanDocx(bytes: Uint8Array): Promise<Uint8Array> {
  const parts = unfold(bytes);
  const cleaned: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    const clean = cleanPart(name, content);
    // The first moment that a ZIP can name: it says nothing.
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
    // What companies' programs keep beside a document, such as who holds it in which of their lists.
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

/** The part as it may stay; undefined when it goes. Their list and their links do without those that go. */
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

/** Where a file lay on the disk of whoever wrote this, such as a template below somebody's home. */
const localTarget = /Target="(file:[^"]*)"/g;

function decodeTarget(target: string): string {
  const path = unescapeXml(target).replace(/^file:\/*/, '');
  return path.replace(/%20/g, ' ');
}

/** The links to the parts that stay; what was on a disk is elsewhere anyway. */
function cleanLinks(xml: string): string {
  return xml
    .replace(/<Relationship\b[^>]*Target="(?:\.\.\/|\/)*([^"]*)"[^>]*\/>/g, (whole, target: string) =>
      isRevealing(target) || isRevealing(`word/${target}`) ? '' : whole,
    )
    .replace(localTarget, 'Target="about:blank"');
}

/** A sheet, a letter or slides inside the document, with properties of their own. */
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

/** The same with nothing in its properties; their parts stay, for others name them. */
function withoutProperties(content: Uint8Array): Uint8Array {
  const parts: Zippable = {};
  for (const [name, part] of Object.entries(unfold(content))) {
    const kept = properties.test(name) ? bytesOf(text(part).replace(/>[^<]+</g, '><')) : part;
    parts[name] = [kept, { mtime: '1980-01-01T00:00:00' }];
  }
  return zipSync(parts);
}

/** Undefined for what is no picture, or none that can be read. */
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
