import { drawPicture } from '../picture.ts';
import { copyLimits, NoSafeCopyError, type SafeCopy } from '../safe-copy.ts';
import { type Block, type Drawn, writeHtml } from './html.ts';
import { Numbering } from './numbering.ts';
import { type NoteKind, noteLabel, Reading, Story } from './story.ts';
import { Styles } from './styles.ts';
import { childOf, DocumentPackage, elementsOf, isOn, type Relation, type XmlNode } from './xml-tree.ts';

const white = 'FFFFFF';

/** One HTML page of what a Word document shows (ISO/IEC 29500-1). Throws NoSafeCopyError. */
export async function copyDocx(bytes: Uint8Array): Promise<SafeCopy> {
  const document = new DocumentPackage(bytes);
  const main = partOf(document.relations(''), 'officeDocument') ?? 'word/document.xml';
  const relations = document.relations(main);
  const treeOf = (type: string) => {
    const part = partOf(relations, type);
    return part === undefined ? undefined : document.tree(part);
  };
  const root = document.tree(main);
  const body = childOf(root, 'w:body');
  if (!body) throw new NoSafeCopyError('damaged');
  const settings = treeOf('settings');
  const reading = new Reading(new Styles(treeOf('styles')), new Numbering(treeOf('numbering')));
  const hasColour = isOn(settings, 'w:displayBackgroundShape') ?? false;
  const page = hasColour ? childOf(root, 'w:background')?.attributes['w:color'] : white;
  const storyOf = (part: string) => new Story(reading, document.relations(part), page);

  const text = storyOf(main).blocks(body);
  const margins = marginsOf(body, isOn(settings, 'w:evenAndOddHeaders') ?? false);
  const readPart = (part: string | undefined, read: (story: Story, tree: XmlNode) => Block[]) => {
    const tree = part === undefined ? undefined : document.tree(part);
    return part !== undefined && tree ? read(storyOf(part), tree) : [];
  };
  const readMargin = (ids: string[]) =>
    ids.flatMap((id) => readPart(relations.get(id)?.part, (story, tree) => story.blocks(tree)));
  const headers = readMargin(margins.headers);
  const footers = readMargin(margins.footers);
  const notes = (['footnote', 'endnote'] as const).flatMap((kind) =>
    readPart(partOf(relations, `${kind}s`), (story, tree) => notesOf(kind, tree, reading, story)),
  );
  const sections = { headers, body: text, notes, footers };
  const pictures = await drawPictures(document, reading);
  const html = writeHtml(sections, pictures);
  return { type: 'text/html', bytes: Buffer.from(html, 'ascii'), pages: 1, leftOut: reading.leftOut };
}

function partOf(relations: Map<string, Relation>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type === type)?.part;
}

/** Relations of the headers and footers that pages show, each once. */
function marginsOf(body: XmlNode, hasEvenPages: boolean): { headers: string[]; footers: string[] } {
  const sections = elementsOf(body).flatMap((node) =>
    node.name === 'w:sectPr' ? node : (childOf(childOf(node, 'w:pPr'), 'w:sectPr') ?? []),
  );
  const shownIn = (section: XmlNode, type = 'default') =>
    type === 'first' ? isOn(section, 'w:titlePg') : type === 'even' ? hasEvenPages : true;
  const of = (kind: string) => {
    const ids = sections.flatMap((section) =>
      elementsOf(section)
        .filter(({ name, attributes }) => name === kind && shownIn(section, attributes['w:type']))
        .flatMap(({ attributes }) => attributes['r:id'] ?? []),
    );
    return [...new Set(ids)];
  };
  return { headers: of('w:headerReference'), footers: of('w:footerReference') };
}

/** The notes in the order of their references; notes without one are not shown. */
function notesOf(kind: NoteKind, tree: XmlNode, reading: Reading, story: Story): Block[] {
  const nodes = new Map(elementsOf(tree).map((node) => [node.attributes['w:id'], node]));
  return reading.notes[kind].flatMap((id, index) => {
    const node = nodes.get(id);
    const [first, ...others] = node ? story.blocks(node) : [];
    if (!first) return [];
    const label = noteLabel(kind, index);
    return [first.kind === 'paragraph' ? { ...first, label: [label, first.label].join(' ').trim() } : first, ...others];
  });
}

async function drawPictures(document: DocumentPackage, reading: Reading): Promise<Drawn> {
  if (reading.pictures.size > copyLimits.pictures) throw new NoSafeCopyError('tooComplex');
  const drawn = new Map<string, string>();
  let pixels = 0;
  let bytes = 0;
  for (const [key, { part, crop }] of reading.pictures) {
    if (drawn.size % 10 === 9) Bun.gc(true);
    const content = document.read(part);
    const picture = content && (await drawPicture(content, crop).catch(withoutPicture));
    if (!picture) {
      reading.leftOut.pictures += 1;
      continue;
    }
    pixels += picture.pixels;
    bytes += picture.data.length * (4 / 3);
    if (pixels > copyLimits.pixelsOfPictures || bytes > copyLimits.bytesOfCopy) throw new NoSafeCopyError('tooComplex');
    drawn.set(key, `data:image/${picture.format};base64,${Buffer.from(picture.data).toString('base64')}`);
  }
  return drawn;
}

/** EMF, WMF and damaged pictures. */
function withoutPicture(error: unknown): undefined {
  if (error instanceof NoSafeCopyError && error.problem === 'tooComplex') throw error;
}
