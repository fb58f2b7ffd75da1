import { type Zippable, zipSync } from 'fflate';
import { Budget } from '../../attachments/budget.ts';
import { DamagedArchiveError, unpackArchive } from '../../attachments/zip-archive.ts';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { decodeXml, readXml, rewriteXml, type XmlElement } from './xml.ts';

type Parts = Map<string, Uint8Array>;

/** The metadata of a Word document. */
export function inspectDocx(bytes: Uint8Array, budget = new Budget()): Inspection {
  try {
    return { condition: 'clean', findings: gather(found(unpack(bytes, budget), budget)) };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return { condition: 'damaged', findings: [] };
  }
}

/**
 * The document without properties, preview, names and times of comments and tracked changes, revision session ids
 * and picture metadata. Throws DamagedFileError.
 */
export function cleanDocx(bytes: Uint8Array, budget = new Budget()): Uint8Array {
  const cleaned: [string, Uint8Array][] = [];
  for (const [name, content] of unpack(bytes, budget)) {
    const clean = cleanPart(name, content, budget);
    if (clean) cleaned.push([name, clean]);
  }
  return pack(cleaned);
}

function unpack(bytes: Uint8Array, budget: Budget): Parts {
  try {
    const parts = unpackArchive(bytes, budget);
    if (!parts.has('[Content_Types].xml')) throw new DamagedFileError('The document has no list of its parts.');
    return parts;
  } catch (error) {
    throw error instanceof DamagedArchiveError ? new DamagedFileError(error.message) : error;
  }
}

function pack(parts: Iterable<[string, Uint8Array]>): Uint8Array {
  const entries = [...parts].map(([name, content]): [string, Zippable[string]] => [
    name,
    // The earliest time that the format knows, which says nothing.
    [content, { mtime: '1980-01-01T00:00:00', level: /\.(jpe?g|png)$/i.test(name) ? 0 : 6 }],
  ]);
  return zipSync(Object.fromEntries(entries));
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

type Found = readonly [FindingKind, unknown];

function* found(parts: Parts, budget: Budget): Generator<Found> {
  for (const name of ['docProps/core.xml', 'docProps/app.xml']) yield* propertiesIn(parts.get(name), budget);
  yield* customPropertiesIn(parts.get('docProps/custom.xml'), budget);
  for (const [name, content] of parts) {
    if (name.endsWith('.rels')) yield* localTargetsIn(content, budget);
    // Custom XML of document management systems.
    if (/^customXml\/item\d+\.xml$/.test(name)) yield ['embedded', holdsText(content, budget)];
    if (isEmbeddedDocument(name)) yield ['embedded', hasProperties(content, budget)];
    if (isMarkup(name)) yield* authorsIn(content, budget);
    const picture = cleanPicture(name, content);
    if (picture && picture.length < content.length) yield ['embedded', true];
  }
}

function propertiesIn(part: Uint8Array | undefined, budget: Budget): Found[] {
  const properties: Found[] = [];
  readXml(decodeXml(part), budget, {
    isWanted: (name) => Object.hasOwn(kindOfProperty, name),
    text: ({ name, text }) => {
      const kind = kindOfProperty[name];
      if (kind) properties.push([kind, kind === 'time' ? text.slice(0, 16).replace('T', ' ') : text]);
    },
  });
  return properties;
}

function customPropertiesIn(part: Uint8Array | undefined, budget: Budget): Found[] {
  const properties: Found[] = [];
  readXml(decodeXml(part), budget, {
    isWanted: (name) => /^vt:\w+$/.test(name),
    text: ({ text }) => void properties.push(['title', text]),
  });
  return properties;
}

function localTargetsIn(part: Uint8Array, budget: Budget): Found[] {
  const targets: Found[] = [];
  readXml(decodeXml(part), budget, {
    open: ({ attributes: { Target = '' } }) => {
      if (isLocal(Target)) targets.push(['history', Target.replace(/^file:\/*/, '').replaceAll('%20', ' ')]);
    },
  });
  return targets;
}

function authorsIn(part: Uint8Array, budget: Budget): Found[] {
  const authors = new Set<string>();
  readXml(decodeXml(part), budget, {
    open: ({ attributes }) => {
      for (const name of ['w:author', 'w15:author']) authors.add(attributes[name] ?? '');
    },
  });
  return [...authors].map((author) => ['author', author]);
}

/** The cleaned part; undefined when it is removed, together with its entry in the content types and relationships. */
function cleanPart(name: string, content: Uint8Array, budget: Budget): Uint8Array | undefined {
  if (isRevealing(name)) return undefined;
  if (name === '[Content_Types].xml') return rewriteXml(decodeXml(content), budget, { element: cleanType });
  if (name.endsWith('.rels')) return rewriteXml(decodeXml(content), budget, { element: cleanLink });
  if (isEmbeddedDocument(name)) return withoutProperties(content, budget);
  if (isMarkup(name)) return rewriteXml(decodeXml(content), budget, { element: cleanMarkup });
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

/** An entry of the list of parts; false when its part is removed. */
function cleanType({ name, attributes: { PartName = '' } }: XmlElement): boolean {
  return name !== 'Override' || !isRevealing(PartName.replace(/^\//, ''));
}

/** A relationship; false when its target is removed. A target on a disk, such as a template in a home directory, is dropped. */
function cleanLink({ name, attributes }: XmlElement): boolean {
  const { Target = '' } = attributes;
  if (isLocal(Target)) attributes.Target = 'about:blank';
  const part = Target.replace(/^(?:\.\.\/|\/)*/, '');
  return name !== 'Relationship' || !(isRevealing(part) || isRevealing(`word/${part}`));
}

function isLocal(target: string): boolean {
  return target.startsWith('file:');
}

const revealingElements = new Set(['w:rsids', 'w:attachedTemplate', 'w:saveThroughXslt']);

function cleanMarkup({ name, attributes }: XmlElement): boolean {
  for (const attribute of Object.keys(attributes)) {
    if (/^(w(?:15)?:author|w:initials)$/.test(attribute)) attributes[attribute] = '';
    else if (/^w(?:\w*:date(?:Utc)?|:rsid\w*)$/.test(attribute)) delete attributes[attribute];
  }
  return !revealingElements.has(name);
}

/** Embedded documents with properties of their own. */
function isEmbeddedDocument(name: string): boolean {
  return /^word\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i.test(name);
}

const properties = /^docProps\/[^\n]*\.xml$/;

function hasProperties(content: Uint8Array, budget: Budget): boolean {
  const parts = budget.nested(() => unpack(content, budget));
  return [...parts].some(([name, part]) => properties.test(name) && holdsText(part, budget));
}

function holdsText(part: Uint8Array, budget: Budget): boolean {
  let holds = false;
  readXml(decodeXml(part), budget, {
    isWanted: () => true,
    text: ({ text }) => {
      holds ||= text !== '';
    },
  });
  return holds;
}

/** The embedded document with empty properties; the parts stay because others refer to them. */
function withoutProperties(content: Uint8Array, budget: Budget): Uint8Array {
  return budget.nested(() =>
    pack(
      [...unpack(content, budget)].map(([name, part]) => [
        name,
        properties.test(name) ? rewriteXml(decodeXml(part), budget, { keepsText: false }) : part,
      ]),
    ),
  );
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
