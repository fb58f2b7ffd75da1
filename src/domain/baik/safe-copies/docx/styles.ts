import { childOf, contains, elementsOf, isOn, textValue, type XmlNode } from './xml-tree.ts';

export type RunFormat = {
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  struck: boolean;
  position: 'normal' | 'super' | 'sub';
  hidden: boolean;
  /** Text that is too small, or of the colour of what is behind it; pictures are seen. */
  unseen: boolean;
};

export const upright: RunFormat = {
  ...{ bold: false, italic: false, underlined: false, struck: false },
  position: 'normal',
  hidden: false,
  unseen: false,
};

/** Where a run stands. `behind`: colour of the page or cell; undefined when it is not known. */
export type Surroundings = { paragraph?: XmlNode | undefined; table?: string | undefined; behind: string | undefined };

type Style = {
  name: string;
  basedOn: string | undefined;
  /** Properties of runs, those of rows and columns of a table included. */
  runs: XmlNode[];
  paragraph: XmlNode | undefined;
  isShaded: boolean;
};

/** Styles may be based on each other; more levels than these are not followed. */
const maxBases = 12;
/** What is smaller is not seen: half points, percent of the width of letters, twentieths of a point. */
export const minSize = { text: 5, width: 6, line: 41 };

/** The styles of a document (ISO/IEC 29500-1, 17.7). */
export class Styles {
  private readonly styles = new Map<string, Style>();
  private readonly defaults: XmlNode | undefined;
  private defaultParagraph: string | undefined;

  constructor(root: XmlNode | undefined) {
    this.defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    for (const node of root ? elementsOf(root) : []) {
      const id = node.attributes['w:styleId'];
      if (node.name !== 'w:style' || id === undefined) continue;
      const parts = [node, ...elementsOf(node).filter(({ name }) => name === 'w:tblStylePr')];
      this.styles.set(id, {
        name: textValue(node, 'w:name')?.toLowerCase() ?? '',
        basedOn: textValue(node, 'w:basedOn'),
        runs: parts.flatMap((part) => childOf(part, 'w:rPr') ?? []),
        paragraph: childOf(node, 'w:pPr'),
        isShaded: contains(node, 'w:shd'),
      });
      const isDefault = ['1', 'true', 'on'].includes(node.attributes['w:default'] ?? '');
      if (isDefault && node.attributes['w:type'] === 'paragraph') this.defaultParagraph = id;
    }
  }

  formatOf(own: XmlNode | undefined, { paragraph, table, behind }: Surroundings): RunFormat {
    const character = this.runs(textValue(own, 'w:rStyle'));
    const ofParagraph = this.runs(textValue(paragraph, 'w:pStyle') ?? this.defaultParagraph);
    const sources = [own, ...character, ...ofParagraph, this.defaults];
    const says = (name: string, from: readonly (XmlNode | undefined)[] = sources) =>
      firstOf(from, (one) => isOn(one, name));
    const value = (name: string) => firstOf(sources, (one) => textValue(one, name));
    const highlight = highlights[value('w:highlight') ?? ''];
    const shading = firstOf([...sources, ...this.paragraphs(paragraph)], shadingOf);
    const colour = value('w:color') ?? 'auto';
    const align = value('w:vertAlign');
    return {
      bold: says('w:b') ?? false,
      italic: says('w:i') ?? false,
      underlined: says('w:u') ?? false,
      struck: says('w:strike') || says('w:dstrike') || false,
      position: align === 'superscript' ? 'super' : align === 'subscript' ? 'sub' : 'normal',
      // A style that shows text does not show what another kind of style hides.
      hidden:
        (isOn(own, 'w:vanish') ??
          [character, ofParagraph, this.runs(table), [this.defaults]].some((from) => says('w:vanish', from))) ||
        says('w:specVanish') === true,
      unseen:
        Number(value('w:sz')) < minSize.text ||
        Number(value('w:w')) < minSize.width ||
        this.isFlat(paragraph) ||
        // "auto" is the colour that can be read on a shading, and black on a highlight.
        isAlike(colour === 'auto' && highlight ? '000000' : colour, highlight ?? shading ?? behind) ||
        (contains(own, 'w14:noFill') && !contains(own, 'w14:textOutline')),
    };
  }

  /** Lines of a fixed height that shows nothing. */
  private isFlat(paragraph: XmlNode | undefined): boolean {
    const value = (name: string) =>
      firstOf(this.paragraphs(paragraph), (one) => childOf(one, 'w:spacing')?.attributes[name]);
    return value('w:lineRule') === 'exact' && Number(value('w:line')) < minSize.line;
  }

  /** Whether rows or cells of a table may have a colour by its style. */
  isShaded(table: string | undefined): boolean {
    return this.chain(table).some((style) => style.isShaded);
  }

  /** 1 to 6 for a heading. */
  headingLevel(paragraph: XmlNode | undefined): number | undefined {
    const chain = this.chain(textValue(paragraph, 'w:pStyle'));
    const named = firstOf(chain, ({ name }) => /^heading (\d)$/.exec(name)?.[1]);
    const outline = firstOf(this.paragraphs(paragraph), (one) => textValue(one, 'w:outlineLvl'));
    const level = Number(named ?? (Number(outline ?? 9) < 9 ? Number(outline) + 1 : 0));
    if (level > 0) return Math.min(level, 6);
    return chain.some(({ name }) => name === 'title') ? 1 : undefined;
  }

  listOf(paragraph: XmlNode | undefined): { id: string; level: number } | undefined {
    const numberOf = (name: string) =>
      firstOf(this.paragraphs(paragraph), (one) => textValue(childOf(one, 'w:numPr'), name));
    const id = numberOf('w:numId');
    if (id === undefined || id === '0') return undefined;
    return { id, level: Math.min(Math.max(Number(numberOf('w:ilvl')) || 0, 0), 8) };
  }

  private runs(id: string | undefined): XmlNode[] {
    return this.chain(id).flatMap(({ runs }) => runs);
  }

  private paragraphs(own: XmlNode | undefined): (XmlNode | undefined)[] {
    return [own, ...this.chain(textValue(own, 'w:pStyle')).map(({ paragraph }) => paragraph)];
  }

  private chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let next = id; next !== undefined && chain.length < maxBases; ) {
      const style = this.styles.get(next);
      if (!style) break;
      chain.push(style);
      next = style.basedOn;
    }
    return chain;
  }
}

/** Colour of a shading as six digits; undefined where there is none. */
export function shadingOf(properties: XmlNode | undefined): string | undefined {
  const shading = childOf(properties, 'w:shd')?.attributes;
  const colour = shading?.[shading['w:val'] === 'solid' ? 'w:color' : 'w:fill'];
  return colour === 'auto' ? undefined : colour;
}

const highlights: Record<string, string> = {
  ...{
    black: '000000',
    white: 'FFFFFF',
    darkGray: '808080',
    lightGray: 'C0C0C0',
    yellow: 'FFFF00',
    darkYellow: '808000',
  },
  ...{ red: 'FF0000', darkRed: '800000', green: '00FF00', darkGreen: '008000', blue: '0000FF', darkBlue: '000080' },
  ...{ cyan: '00FFFF', darkCyan: '008080', magenta: 'FF00FF', darkMagenta: '800080' },
};

/** Channels of colours that cannot be told apart differ by less. */
const minContrast = 24;

function isAlike(one: string, other: string | undefined): boolean {
  const isColour = (value: string | undefined) => /^[0-9a-f]{6}$/i.test(value ?? '');
  if (!isColour(one) || !isColour(other)) return false;
  const channel = (value = '', at = 0) => Number.parseInt(value.slice(at, at + 2), 16);
  return [0, 2, 4].every((at) => Math.abs(channel(one, at) - channel(other, at)) < minContrast);
}

function firstOf<Item, Value>(items: readonly Item[], read: (item: Item) => Value | undefined): Value | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
