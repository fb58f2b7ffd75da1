import { SaxesParser } from 'saxes';
import { Budget } from '../../../attachments/budget.ts';
import { archiveParts } from '../../../attachments/zip-archive.ts';
import { copyLimits, NoSafeCopyError } from '../safe-copy.ts';

/** An element of a known namespace, with attributes of known names. `name` has the usual prefix, whichever the file uses. */
export type XmlNode = { name: string; attributes: Readonly<Record<string, string>>; children: (XmlNode | string)[] };

/** Both forms of ISO/IEC 29500: transitional and strict. */
const namespaces: Record<string, string> = Object.fromEntries(
  (
    [
      ['w', 'wordprocessingml/2006/main', 'wordprocessingml/main'],
      ['r', 'officeDocument/2006/relationships', 'officeDocument/relationships'],
      ['a', 'drawingml/2006/main', 'drawingml/main'],
      ['pic', 'drawingml/2006/picture', 'drawingml/picture'],
      ['wp', 'drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
      ['m', 'officeDocument/2006/math', 'officeDocument/math'],
      ['c', 'drawingml/2006/chart', 'drawingml/chart'],
      ['dgm', 'drawingml/2006/diagram', 'drawingml/diagram'],
    ] as const
  ).flatMap(([prefix, transitional, strict]) => [
    [`http://schemas.openxmlformats.org/${transitional}`, prefix],
    [`http://purl.oclc.org/ooxml/${strict}`, prefix],
  ]),
);
Object.assign(namespaces, {
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2015/wordml/symex': 'w16se',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
});

/** The only attributes that are read. Names without a namespace are those of DrawingML, VML and relationships. */
const attributeNames = new Set(
  (
    'w:val w:styleId w:type w:default w:id w:ilvl w:abstractNumId w:numId w:fldCharType w:instr w:char w:font w:fill w:color ' +
    'w:line w:lineRule w:hRule m:val w16se:char r:id r:embed xml:space hidden cx cy l t r b amt bright prst Requires ' +
    'Id Target TargetMode Type cropleft cropright croptop cropbottom style string'
  ).split(' '),
);

/** The root element of a part. Throws NoSafeCopyError, also for a document type, which may declare entities. */
function readXmlTree(part: Uint8Array, counted: { elements: number; characters: number }): XmlNode {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  /** Depth of an element of an unknown namespace, which is left out with its content. */
  let unknownAt = 0;
  let depth = 0;
  parser.on('error', () => {
    throw new NoSafeCopyError('damaged');
  });
  parser.on('doctype', () => {
    throw new NoSafeCopyError('damaged');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    depth += 1;
    counted.elements += 1;
    if (counted.elements > copyLimits.elements || depth > copyLimits.depth) throw new NoSafeCopyError('tooComplex');
    if (unknownAt > 0) return;
    const prefix = namespaces[uri];
    if (prefix === undefined) {
      unknownAt = depth;
      return;
    }
    const node: XmlNode = { name: `${prefix}:${local}`, attributes: known(attributes), children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const takeText = (text: string) => {
    counted.characters += text.length;
    if (counted.characters > copyLimits.characters) throw new NoSafeCopyError('tooComplex');
    if (unknownAt === 0) open.at(-1)?.children.push(text);
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('closetag', () => {
    if (unknownAt === 0) open.pop();
    else if (unknownAt === depth) unknownAt = 0;
    depth -= 1;
  });
  parser.write(decode(part)).close();
  const [top] = elementsOf(root);
  if (!top) throw new NoSafeCopyError('damaged');
  return top;
}

const noAttributes = {};

function known(attributes: Record<string, { uri: string; local: string; prefix: string; value: string }>) {
  let found: Record<string, string> | undefined;
  for (const { uri, local, prefix, value } of Object.values(attributes)) {
    const name = uri === '' ? local : prefix === 'xml' ? `xml:${local}` : `${namespaces[uri]}:${local}`;
    if (!attributeNames.has(name)) continue;
    found ??= {};
    found[name] = value;
  }
  return found ?? noAttributes;
}

/** UTF-8, or UTF-16 with a mark of its order: the encodings that OPC allows. */
function decode(part: Uint8Array): string {
  const encoding =
    part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : part[0] === 0xfe && part[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(part);
}

export function elementsOf({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => typeof child !== 'string' && child.name === name) as XmlNode | undefined;
}

/** Whether an element of this name is inside, at any depth. */
export function contains(node: XmlNode | undefined, name: string): boolean {
  return node ? elementsOf(node).some((child) => child.name === name || contains(child, name)) : false;
}

export function textValue(node: XmlNode | undefined, name: string): string | undefined {
  return childOf(node, name)?.attributes['w:val'];
}

/** A property that is on when its element is there; undefined when it is not said. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = childOf(node, name);
  return found && !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? 'true');
}

export type Relation = { type: string; part: string };

/** The parts of a document. A part that is not asked for is not unpacked (ECMA-376, part 2). */
export class DocumentPackage {
  /** In all parts together. */
  private readonly counted = { elements: 0, characters: 0 };
  readonly read: (name: string) => Uint8Array | undefined;

  constructor(bytes: Uint8Array) {
    const limits = { maxUnpackedInBytes: copyLimits.unpackedBytes, maxParts: copyLimits.parts };
    this.read = archiveParts(bytes, new Budget({ ...limits, maxPdfObjects: 0 })).read;
  }

  tree(name: string): XmlNode | undefined {
    const part = this.read(name);
    return part && readXmlTree(part, this.counted);
  }

  /** What a part refers to inside the package, by id. References to other places are left out. */
  relations(part: string): Map<string, Relation> {
    const slash = part.lastIndexOf('/') + 1;
    const tree = this.tree(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
    const relations = tree ? elementsOf(tree) : [];
    return new Map(
      relations.flatMap(({ attributes: { Id, Target, TargetMode, Type } }) =>
        Id && Target && TargetMode !== 'External'
          ? [[Id, { type: Type?.slice(Type.lastIndexOf('/') + 1) ?? '', part: resolve(part.slice(0, slash), Target) }]]
          : [],
      ),
    );
  }
}

function resolve(folder: string, target: string): string {
  const names = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const name of target.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
