import type { Crop } from '../picture.ts';
import { nothingLeftOut } from '../safe-copy.ts';
import { formulaText } from './formula.ts';
import type { Block, Inline } from './html.ts';
import { type Numbering, numeral } from './numbering.ts';
import { minSize, type RunFormat, type Styles, type Surroundings, shadingOf, upright } from './styles.ts';
import { symbolOf } from './symbols.ts';
import type { Relation } from './xml-tree.ts';
import { childOf, contains, elementsOf, isOn, textValue, type XmlNode } from './xml-tree.ts';

export type NoteKind = 'footnote' | 'endnote';

/** What the stories of one document share: body, headers, footers, notes. */
export class Reading {
  /** Each with a crop once. */
  readonly pictures = new Map<string, { part: string; crop: Crop }>();
  readonly leftOut = { ...nothingLeftOut };
  /** Ids of notes in the order of their references. */
  readonly notes: Record<NoteKind, string[]> = { footnote: [], endnote: [] };

  constructor(
    readonly styles: Styles,
    readonly numbering: Numbering,
  ) {}
}

/** Elements whose content counts as if it stood in their place. */
const transparent = new Set([
  ...['w:sdtContent', 'w:customXml', 'w:smartTag', 'w:ins', 'w:moveTo', 'w:hyperlink', 'w:fldSimple', 'w:dir', 'w:bdo'],
  ...['w:rubyBase', 'w:rt', 'w:sdt', 'w:ruby'],
]);
const drawings = new Set(['w:drawing', 'w:pict', 'w:object']);
const deleted = new Set(['w:del', 'w:moveFrom']);
/** Alternatives that Word shows and this reader knows; of others the pictures of the fallback are taken. */
const shownAlternatives = new Set(['wps', 'wpg', 'wpc', 'w14', 'w15', 'wp14', 'w16se', 'a14']);
/** Fields whose result Word keeps and does not show. */
export const isSilentField = (code = '') => /^\s*(?:ask|set|tc|ta|xe|rd|private|advance)\b/i.test(code);
/** English Metric Units: half a point. */
const minExtent = 6350;

/** Reads what can be seen of one part. Whatever is not named here is not in the copy. */
export class Story {
  /** Open fields: the text before "separate" is their code, which is not shown. */
  private readonly fields: { code: string; isResult: boolean }[] = [];
  private around: Surroundings;

  /** `behind`: colour of the page. */
  constructor(
    private readonly reading: Reading,
    private readonly relations: Map<string, Relation>,
    behind: string | undefined,
  ) {
    this.around = { behind };
  }

  blocks(parent: XmlNode): Block[] {
    const blocks: Block[] = [];
    for (const node of this.visible(parent)) {
      if (node.name === 'w:p') blocks.push(...this.paragraph(node));
      else if (node.name === 'w:tbl') blocks.push(...this.table(node));
      else if (node.name === 'w:altChunk' || node.name === 'w:subDoc') this.reading.leftOut.attachments += 1;
      else if (node.name === 'm:oMathPara' || node.name === 'm:oMath')
        blocks.push(plain([{ kind: 'text', text: formulaText(node), format: upright }]));
      else if (node.name === 'w:r') blocks.push(plain(this.run(node)));
    }
    return blocks;
  }

  private paragraph(node: XmlNode): Block[] {
    const { styles, numbering } = this.reading;
    const paragraph = childOf(node, 'w:pPr');
    const inlines = this.within({ paragraph }, () => this.inlines(node));
    const list = styles.listOf(paragraph);
    const mark = childOf(paragraph, 'w:rPr');
    const isGone = styles.formatOf(mark, { ...this.around, paragraph }).hidden || childOf(mark, 'w:del') !== undefined;
    if (inlines.length === 0 && (isGone || !list)) return [];
    return [
      {
        kind: 'paragraph',
        heading: styles.headingLevel(paragraph),
        label: list ? numbering.next(list) : '',
        level: list ? list.level + 1 : 0,
        isRightToLeft: isOn(paragraph, 'w:bidi') ?? false,
        inlines,
      },
    ];
  }

  private table(node: XmlNode): Block[] {
    const properties = childOf(node, 'w:tblPr');
    const table = textValue(properties, 'w:tblStyle');
    const behind = this.reading.styles.isShaded(table) ? undefined : (shadingOf(properties) ?? this.around.behind);
    const rows = this.within({ table, behind }, () =>
      this.visible(node)
        .filter(({ name }) => name === 'w:tr')
        .filter((row) => !this.isRowGone(childOf(row, 'w:trPr')))
        .map((row) =>
          this.visible(row)
            .filter(({ name }) => name === 'w:tc')
            .map((cell) => this.cell(cell)),
        )
        .filter((row) => row.length > 0),
    );
    if (rows.length === 0) return [];
    return [{ kind: 'table', isRightToLeft: isOn(properties, 'w:bidiVisual') ?? false, rows }];
  }

  private cell(node: XmlNode): { span: number; blocks: Block[] } {
    const properties = childOf(node, 'w:tcPr');
    // Of cells that are merged, Word shows the first.
    const merge = childOf(properties, 'w:vMerge') ?? childOf(properties, 'w:hMerge');
    const isGone = (merge && merge.attributes['w:val'] !== 'restart') || childOf(properties, 'w:cellDel');
    const behind = shadingOf(properties) ?? this.around.behind;
    return { span: spanOf(properties), blocks: isGone ? [] : this.within({ behind }, () => this.blocks(node)) };
  }

  private isRowGone(properties: XmlNode | undefined): boolean {
    if (childOf(properties, 'w:del')) {
      this.reading.leftOut.deletions += 1;
      return true;
    }
    const height = childOf(properties, 'w:trHeight')?.attributes;
    const isFlat = height?.['w:hRule'] === 'exact' && Number(height['w:val']) < minSize.line;
    return isOn(properties, 'w:hidden') || isFlat;
  }

  private inlines(parent: XmlNode): Inline[] {
    return this.visible(parent).flatMap((node) => {
      if (node.name === 'w:r') return this.run(node);
      if (node.name === 'w:drawing') return this.content(node, upright);
      if (node.name !== 'm:oMath' && node.name !== 'm:oMathPara') return [];
      const text = this.isInCode ? '' : formulaText(node);
      return text === '' ? [] : [{ kind: 'text', text, format: upright }];
    });
  }

  private run(node: XmlNode): Inline[] {
    const format = this.reading.styles.formatOf(childOf(node, 'w:rPr'), this.around);
    const isGone = format.hidden || format.unseen;
    if (isGone && !this.isInCode && childOf(node, 'w:t')) this.reading.leftOut.deletions += 1;
    return this.visible(node).flatMap((part) => {
      if (part.name === 'w:fldChar') this.moveField(part.attributes['w:fldCharType']);
      const field = this.fields.at(-1);
      if (part.name === 'w:instrText' && field) field.code += textOf(part);
      if (format.hidden || this.isInCode || (format.unseen && !drawings.has(part.name))) return [];
      return this.content(part, format);
    });
  }

  private content(part: XmlNode, format: RunFormat): Inline[] {
    const text = (value: string): Inline[] => (value === '' ? [] : [{ kind: 'text', text: value, format }]);
    switch (part.name) {
      case 'w:t':
        return text(textOf(part));
      case 'w:tab':
      case 'w:ptab':
        return text('\t');
      case 'w:noBreakHyphen':
        return text('\u2011');
      case 'w:sym':
        return text(symbolOf(part.attributes['w:char'], part.attributes['w:font']));
      case 'w16se:symEx':
        return text(String.fromCodePoint(Number.parseInt(part.attributes['w16se:char'] ?? '', 16) || 0));
      case 'w:br':
      case 'w:cr':
        return [{ kind: 'break' }];
      case 'w:footnoteReference':
        return this.note('footnote', part, format);
      case 'w:endnoteReference':
        return this.note('endnote', part, format);
      case 'w:commentReference':
        this.reading.leftOut.comments += 1;
        return [];
      case 'w:r':
        return this.run(part);
      case 'w:drawing':
      case 'w:pict':
        return this.countedDrawing(part);
      case 'w:object':
        this.reading.leftOut.attachments += 1;
        return this.drawing(part);
      default:
        return [];
    }
  }

  /** Shapes, and drawings of unknown kinds, show nothing. */
  private countedDrawing(part: XmlNode): Inline[] {
    const { leftOut } = this.reading;
    const before = leftOut.pictures;
    const found = this.drawing(part);
    if (found.length === 0 && leftOut.pictures === before) leftOut.pictures += 1;
    return found;
  }

  private note(kind: NoteKind, { attributes }: XmlNode, format: RunFormat): Inline[] {
    const ids = this.reading.notes[kind];
    const id = attributes['w:id'] ?? '';
    if (!ids.includes(id)) ids.push(id);
    return [{ kind: 'text', text: noteLabel(kind, ids.indexOf(id)), format: { ...format, position: 'super' } }];
  }

  private drawing(node: XmlNode): Inline[] {
    if (isHidden(node)) return [];
    const found: Inline[] = [];
    for (const part of this.visible(node)) {
      if (isHidden(part)) continue;
      if (part.name === 'pic:pic') found.push(...this.picture(part));
      else if (part.name === 'v:imagedata') found.push(...this.vmlPicture(part));
      else if (part.name === 'w:txbxContent')
        found.push(this.within({ behind: undefined }, () => ({ kind: 'box', blocks: this.blocks(part) })));
      else if (part.name === 'v:textpath' && part.attributes.string)
        found.push({ kind: 'box', blocks: [plain([{ kind: 'text', text: part.attributes.string, format: upright }])] });
      else if (part.name === 'c:chart' || part.name === 'dgm:relIds') this.reading.leftOut.pictures += 1;
      else found.push(...this.drawing(part));
    }
    return found;
  }

  private picture(node: XmlNode): Inline[] {
    const fill = childOf(node, 'pic:blipFill');
    const blip = childOf(fill, 'a:blip');
    const shape = childOf(childOf(node, 'pic:spPr'), 'a:prstGeom')?.attributes.prst ?? 'rect';
    // The outline of other shapes is not known here.
    const isKnown = /rect$|^ellipse$/i.test(shape) && !childOf(childOf(node, 'pic:spPr'), 'a:custGeom');
    if (isFaint(blip)) return [];
    const { l, t, r, b } = childOf(fill, 'a:srcRect')?.attributes ?? {};
    const [left, top, right, bottom] = [l, t, r, b].map((value) => fraction(Number(value) / 100_000));
    const source = isKnown ? blip?.attributes['r:embed'] : undefined;
    return this.pictureOf(source, { left, top, right, bottom, isRound: shape !== 'rect' });
  }

  private vmlPicture({ attributes }: XmlNode): Inline[] {
    const { cropleft, croptop, cropright, cropbottom } = attributes;
    const [left, top, right, bottom] = [cropleft, croptop, cropright, cropbottom].map((value = '0') =>
      fraction(value.endsWith('f') ? Number.parseInt(value, 10) / 65_536 : Number(value)),
    );
    return this.pictureOf(attributes['r:id'], { left, top, right, bottom, isRound: false });
  }

  private pictureOf(id: string | undefined, crop: Crop): Inline[] {
    const target = id === undefined ? undefined : this.relations.get(id);
    if (target?.type !== 'image') {
      this.reading.leftOut.pictures += 1;
      return [];
    }
    const picture = { part: target.part, crop };
    const key = JSON.stringify(picture);
    this.reading.pictures.set(key, picture);
    return [{ kind: 'picture', picture: key }];
  }

  /** The elements that count, those of transparent ones in their place. */
  private visible(parent: XmlNode): XmlNode[] {
    return elementsOf(parent).flatMap((node) => {
      if (transparent.has(node.name)) return isSilentField(node.attributes['w:instr']) ? [] : this.visible(node);
      if (deleted.has(node.name)) {
        this.reading.leftOut.deletions += 1;
        return [];
      }
      return node.name === 'mc:AlternateContent' ? this.alternative(node) : [node];
    });
  }

  private alternative(node: XmlNode): XmlNode[] {
    const choices = elementsOf(node);
    const isShown = ({ attributes: { Requires = '' } }: XmlNode) =>
      Requires.split(/\s+/).every((prefix) => shownAlternatives.has(prefix));
    const chosen = choices.find((choice) => choice.name === 'mc:Choice' && isShown(choice));
    if (chosen) return this.visible(chosen);
    const fallback = choices.find(({ name }) => name === 'mc:Fallback');
    return fallback ? [{ name: 'w:drawing', attributes: {}, children: picturesIn(fallback) }] : [];
  }

  private within<Result>(around: Partial<Surroundings>, work: () => Result): Result {
    const before = this.around;
    this.around = { ...before, ...around };
    const result = work();
    this.around = before;
    return result;
  }

  private moveField(step: string | undefined): void {
    const field = this.fields.at(-1);
    if (step === 'begin') this.fields.push({ code: '', isResult: false });
    else if (step === 'separate' && field) field.isResult = !isSilentField(field.code);
    else if (step === 'end') this.fields.pop();
  }

  private get isInCode(): boolean {
    return this.fields.some(({ isResult }) => !isResult);
  }
}

export function plain(inlines: Inline[]): Block {
  return { kind: 'paragraph', heading: undefined, label: '', level: 0, isRightToLeft: false, inlines };
}

const fraction = (value: number) => Math.min(Math.max(value || 0, 0), 0.99);

/** White space at the ends counts only where the file says so. */
function textOf(node: XmlNode): string {
  const text = node.children.filter((child) => typeof child === 'string').join('');
  return node.attributes['xml:space'] === 'preserve' ? text : text.trim();
}

function spanOf(properties: XmlNode | undefined): number {
  const span = Number(textValue(properties, 'w:gridSpan') ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= 100 ? span : 1;
}

/** A picture or shape that Word does not show. */
function isHidden(node: XmlNode): boolean {
  const properties = ['wp:docPr', 'pic:cNvPr', 'wps:cNvPr', 'wpg:cNvPr'].map(
    (name) => childOf(node, name) ?? childOf(childOf(node, 'pic:nvPicPr'), name),
  );
  if (properties.some((found) => ['1', 'true'].includes(found?.attributes.hidden ?? ''))) return true;
  const isLess = (extent: XmlNode | undefined, min: number) =>
    Number(extent?.attributes.cx) < min || Number(extent?.attributes.cy) < min;
  // Inside a group the unit is its own.
  const inGroup = childOf(childOf(childOf(node, 'pic:spPr'), 'a:xfrm'), 'a:ext');
  if (isLess(childOf(node, 'wp:extent'), minExtent) || isLess(inGroup, 1)) return true;
  return hidingStyle.test(node.attributes.style ?? '');
}

const hidingStyle =
  /visibility:\s*hidden|mso-hide:\s*all|display:\s*none|(?:^|;)\s*(?:width|height):\s*0(?:\.0)?(?:[a-z%]{0,2})\s*(?:;|$)/i;

/** Percent in thousandths: below it a picture is as good as transparent, white or black. */
const minStrength = 5000;

function isFaint(blip: XmlNode | undefined): boolean {
  const { amt } = childOf(blip, 'a:alphaModFix')?.attributes ?? {};
  const { bright } = childOf(blip, 'a:lum')?.attributes ?? {};
  return Number(amt) < minStrength || Math.abs(Number(bright)) > 100_000 - minStrength;
}

function picturesIn(node: XmlNode): XmlNode[] {
  return elementsOf(node).flatMap((child) => {
    const isPicture = child.name === 'pic:pic' || (child.name === 'v:shape' && contains(child, 'v:imagedata'));
    return isPicture ? [child] : picturesIn(child);
  });
}

/** Endnotes have Roman numbers, as in Word, so that the two kinds can be told apart. */
export function noteLabel(kind: NoteKind, index: number): string {
  return numeral(index + 1, kind === 'footnote' ? 'decimal' : 'lowerRoman');
}
