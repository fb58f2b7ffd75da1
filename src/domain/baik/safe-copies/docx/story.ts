import type { LeftOut } from '../safe-copy.ts';
import { type Block, type Crop, type Inline, PictureList } from './blocks.ts';
import { formulaText } from './formula.ts';
import type { Numbering } from './numbering.ts';
import type { Relation } from './package.ts';
import type { RunFormat, Styles } from './styles.ts';
import { symbolOf } from './symbols.ts';
import { childOf, elementsOf, isOn, textValue, type XmlNode } from './xml-tree.ts';

export type NoteKind = 'footnote' | 'endnote';

/** What the stories of one document share: body, headers, footers, notes. */
export class Reading {
  readonly pictures = new PictureList();
  readonly leftOut: LeftOut;
  /** Ids of notes in the order of their references. */
  readonly notes: Record<NoteKind, string[]> = { footnote: [], endnote: [] };

  constructor(
    readonly styles: Styles,
    readonly numbering: Numbering,
    leftOut: LeftOut,
  ) {
    this.leftOut = { ...leftOut };
  }
}

/** Elements whose content counts as if it stood in their place. */
const transparent = new Set([
  ...['w:sdtContent', 'w:customXml', 'w:smartTag', 'w:ins', 'w:moveTo', 'w:hyperlink', 'w:fldSimple', 'w:dir', 'w:bdo'],
  ...['w:rubyBase', 'w:rt', 'w:sdt', 'w:ruby'],
]);
const deleted = new Set(['w:del', 'w:moveFrom']);
/** Alternatives that this reader shows; of others the fallback is. */
const shownAlternatives = new Set(['wps', 'wpg', 'wpc']);

/** Reads what can be seen of one part. Whatever is not named here is not in the copy. */
export class Story {
  /** Open fields: the text before "separate" is their code, which is not shown. */
  private readonly fields: ('code' | 'result')[] = [];

  constructor(
    private readonly reading: Reading,
    private readonly relations: Map<string, Relation>,
  ) {}

  blocks(parent: XmlNode): Block[] {
    const blocks: Block[] = [];
    for (const node of this.visible(parent)) {
      if (node.name === 'w:p') blocks.push(...this.paragraph(node));
      else if (node.name === 'w:tbl') blocks.push(...this.table(node));
      else if (node.name === 'w:altChunk' || node.name === 'w:subDoc') this.reading.leftOut.attachments += 1;
      else if (node.name === 'm:oMathPara' || node.name === 'm:oMath')
        blocks.push(plain([{ kind: 'text', text: formulaText(node), format: upright }]));
      else if (node.name === 'w:r') blocks.push(plain(this.run(node, undefined)));
    }
    return blocks;
  }

  private paragraph(node: XmlNode): Block[] {
    const { styles, numbering } = this.reading;
    const properties = childOf(node, 'w:pPr');
    const style = textValue(properties, 'w:pStyle');
    const inlines = this.inlines(node, style);
    const list = styles.listOf(properties);
    const mark = childOf(properties, 'w:rPr');
    const isGone = styles.formatOf(mark, style).hidden || childOf(mark, 'w:del') !== undefined;
    if (inlines.length === 0 && (isGone || !list)) return [];
    return [
      {
        kind: 'paragraph',
        heading: styles.headingLevel(properties),
        label: list ? numbering.next(list) : '',
        level: list ? list.level + 1 : 0,
        isRightToLeft: isOn(properties, 'w:bidi') ?? false,
        inlines,
      },
    ];
  }

  private table(node: XmlNode): Block[] {
    const rows = this.visible(node)
      .filter(({ name }) => name === 'w:tr')
      .filter((row) => !this.isRowGone(childOf(row, 'w:trPr')))
      .map((row) =>
        this.visible(row)
          .filter(({ name }) => name === 'w:tc')
          .map((cell) => ({ span: spanOf(childOf(cell, 'w:tcPr')), blocks: this.blocks(cell) })),
      )
      .filter((row) => row.length > 0);
    if (rows.length === 0) return [];
    return [{ kind: 'table', isRightToLeft: isOn(childOf(node, 'w:tblPr'), 'w:bidiVisual') ?? false, rows }];
  }

  private isRowGone(properties: XmlNode | undefined): boolean {
    if (childOf(properties, 'w:del')) {
      this.reading.leftOut.deletions += 1;
      return true;
    }
    return isOn(properties, 'w:hidden') ?? false;
  }

  private inlines(parent: XmlNode, style: string | undefined): Inline[] {
    return this.visible(parent).flatMap((node) => {
      if (node.name === 'w:r') return this.run(node, style);
      if (node.name !== 'm:oMath' && node.name !== 'm:oMathPara') return [];
      const text = this.isInCode ? '' : formulaText(node);
      return text === '' ? [] : [{ kind: 'text', text, format: upright }];
    });
  }

  private run(node: XmlNode, style: string | undefined): Inline[] {
    const format = this.reading.styles.formatOf(childOf(node, 'w:rPr'), style);
    return this.visible(node).flatMap((part) => {
      if (part.name === 'w:fldChar') this.moveField(part.attributes['w:fldCharType']);
      if (format.hidden || this.isInCode) return [];
      return this.content(part, format, style);
    });
  }

  private content(part: XmlNode, format: RunFormat, style: string | undefined): Inline[] {
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
        return this.run(part, style);
      case 'w:drawing':
      case 'w:pict':
        return this.drawing(part);
      case 'w:object':
        this.reading.leftOut.attachments += 1;
        return this.drawing(part);
      default:
        return [];
    }
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
      if (part.name === 'pic:pic') found.push(...this.picture(childOf(part, 'pic:blipFill')));
      else if (part.name === 'v:imagedata') found.push(...this.vmlPicture(part));
      else if (part.name === 'w:txbxContent') found.push({ kind: 'box', blocks: this.blocks(part) });
      else if (part.name === 'c:chart' || part.name === 'dgm:relIds') this.reading.leftOut.pictures += 1;
      else found.push(...this.drawing(part));
    }
    return found;
  }

  private picture(fill: XmlNode | undefined): Inline[] {
    const crop = childOf(fill, 'a:srcRect')?.attributes;
    const fraction = (value: string | undefined) => Math.min(Math.max(Number(value) || 0, 0) / 100_000, 0.99);
    return this.pictureOf(childOf(fill, 'a:blip')?.attributes['r:embed'], {
      left: fraction(crop?.l),
      top: fraction(crop?.t),
      right: fraction(crop?.r),
      bottom: fraction(crop?.b),
    });
  }

  private vmlPicture({ attributes }: XmlNode): Inline[] {
    const fraction = (value = '0') =>
      Math.min(Math.max((value.endsWith('f') ? Number.parseInt(value, 10) / 65_536 : Number(value)) || 0, 0), 0.99);
    return this.pictureOf(attributes['r:id'], {
      left: fraction(attributes.cropleft),
      top: fraction(attributes.croptop),
      right: fraction(attributes.cropright),
      bottom: fraction(attributes.cropbottom),
    });
  }

  private pictureOf(id: string | undefined, crop: Crop): Inline[] {
    const target = id === undefined ? undefined : this.relations.get(id);
    if (target?.type !== 'image') {
      this.reading.leftOut.pictures += 1;
      return [];
    }
    const isWhole = Object.values(crop).every((share) => share === 0);
    return [{ kind: 'picture', picture: this.reading.pictures.add(target.part, isWhole ? undefined : crop) }];
  }

  /** The elements that count, those of transparent ones in their place. */
  private visible(parent: XmlNode): XmlNode[] {
    return elementsOf(parent).flatMap((node) => {
      if (transparent.has(node.name)) return this.visible(node);
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
    const chosen =
      choices.find((choice) => choice.name === 'mc:Choice' && isShown(choice)) ??
      choices.find(({ name }) => name === 'mc:Fallback');
    return chosen ? this.visible(chosen) : [];
  }

  private moveField(step: string | undefined): void {
    if (step === 'begin') this.fields.push('code');
    else if (step === 'separate' && this.fields.length > 0) this.fields[this.fields.length - 1] = 'result';
    else if (step === 'end') this.fields.pop();
  }

  private get isInCode(): boolean {
    return this.fields.includes('code');
  }
}

const upright: RunFormat = {
  bold: false,
  italic: false,
  underlined: false,
  struck: false,
  position: 'normal',
  hidden: false,
};

function plain(inlines: Inline[]): Block {
  return { kind: 'paragraph', heading: undefined, label: '', level: 0, isRightToLeft: false, inlines };
}

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
  const properties = ['wp:docPr', 'pic:cNvPr', 'wps:cNvPr'].map(
    (name) => childOf(node, name) ?? childOf(childOf(node, 'pic:nvPicPr'), name),
  );
  if (properties.some((found) => ['1', 'true'].includes(found?.attributes.hidden ?? ''))) return true;
  return /visibility:\s*hidden|mso-hide:\s*all|display:\s*none/i.test(node.attributes.style ?? '');
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Endnotes have Roman numbers, as in Word, so that the two kinds can be told apart. */
export function noteLabel(kind: NoteKind, index: number): string {
  return kind === 'footnote' ? String(index + 1) : (romans[index] ?? `e${index + 1}`);
}
