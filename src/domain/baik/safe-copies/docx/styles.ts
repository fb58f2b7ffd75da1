import { childOf, elementsOf, isOn, textValue, type XmlNode } from './xml-tree.ts';

/** How a run is shown. */
export type RunFormat = {
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  struck: boolean;
  position: 'normal' | 'super' | 'sub';
  hidden: boolean;
};

type Style = {
  name: string;
  basedOn: string | undefined;
  run: XmlNode | undefined;
  paragraph: XmlNode | undefined;
};

/** Styles may be based on each other; more levels than these are not followed. */
const maxBases = 12;

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
      this.styles.set(id, {
        name: textValue(node, 'w:name')?.toLowerCase() ?? '',
        basedOn: textValue(node, 'w:basedOn'),
        run: childOf(node, 'w:rPr'),
        paragraph: childOf(node, 'w:pPr'),
      });
      const isDefault = ['1', 'true', 'on'].includes(node.attributes['w:default'] ?? '');
      if (isDefault && node.attributes['w:type'] === 'paragraph') this.defaultParagraph = id;
    }
  }

  /** `own`: the properties of the run; `paragraphStyle`: that of its paragraph. */
  formatOf(own: XmlNode | undefined, paragraphStyle: string | undefined): RunFormat {
    const sources = [
      own,
      ...this.chain(textValue(own, 'w:rStyle')).map(({ run }) => run),
      ...this.chain(paragraphStyle ?? this.defaultParagraph).map(({ run }) => run),
      this.defaults,
    ];
    const said = (name: string) => sources.map((source) => isOn(source, name)).find((on) => on !== undefined) ?? false;
    const align = sources.map((source) => textValue(source, 'w:vertAlign')).find((value) => value !== undefined);
    return {
      bold: said('w:b'),
      italic: said('w:i'),
      underlined: said('w:u'),
      struck: said('w:strike') || said('w:dstrike'),
      position: align === 'superscript' ? 'super' : align === 'subscript' ? 'sub' : 'normal',
      hidden: said('w:vanish') || said('w:specVanish'),
    };
  }

  /** 1 to 6 for a heading. */
  headingLevel(paragraph: XmlNode | undefined): number | undefined {
    const chain = this.chain(textValue(paragraph, 'w:pStyle'));
    const named = chain.map(({ name }) => /^heading (\d)$/.exec(name)?.[1]).find((level) => level !== undefined);
    const outline = [paragraph, ...chain.map((style) => style.paragraph)]
      .map((properties) => textValue(properties, 'w:outlineLvl'))
      .find((level) => level !== undefined);
    const level =
      named !== undefined ? Number(named) : outline !== undefined && Number(outline) < 9 ? Number(outline) + 1 : 0;
    if (level > 0) return Math.min(level, 6);
    return chain.some(({ name }) => name === 'title') ? 1 : undefined;
  }

  /** Number and level of the list that a paragraph belongs to, by itself or by its style. */
  listOf(paragraph: XmlNode | undefined): { id: string; level: number } | undefined {
    const sources = [paragraph, ...this.chain(textValue(paragraph, 'w:pStyle')).map((style) => style.paragraph)];
    const numberings = sources.map((properties) => childOf(properties, 'w:numPr'));
    const id = numberings.map((numbering) => textValue(numbering, 'w:numId')).find((value) => value !== undefined);
    const level = numberings.map((numbering) => textValue(numbering, 'w:ilvl')).find((value) => value !== undefined);
    return id === undefined || id === '0' ? undefined : { id, level: Math.min(Math.max(Number(level) || 0, 0), 8) };
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
