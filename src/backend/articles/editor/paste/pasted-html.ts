import type { DroppedParts } from './dropped-parts.ts';
import { isHeading, nameOf, tableParts, textBlocks, unseen } from './element-names.ts';
import { type Context, isVisible, noContext, withoutMark, withParagraphFirst } from './formatted-text.ts';
import type { HtmlElement, HtmlNode } from './html-node.ts';
import { PastedInline } from './pasted-inline.ts';
import { alignmentIn, isHidden, styleOf, withoutReported } from './pasted-styles.ts';
import { isOrderedMarker, type ListParagraph, listLevel, listsOf } from './word-lists.ts';

/** HTML of another program as blocks that articles may contain, and what was dropped. */
export function readPastedHtml(html: string): { blocks: HtmlElement[]; dropped: DroppedParts } {
  // The document is never shown and runs no scripts.
  const { body } = new DOMParser().parseFromString(withoutReported(html), 'text/html');
  const inline = new PastedInline(body);
  return { blocks: new PastedBlocks(inline).blocksIn(body), dropped: inline.dropped };
}

/** Columns and cells of one pasted table. */
const maxColumns = 100;
const maxCells = 5000;

class PastedBlocks {
  private wordItems: ListParagraph[] = [];

  constructor(private readonly inline: PastedInline) {}

  blocksIn(element: Element, context: Context = noContext): HtmlElement[] {
    const blocks: HtmlElement[] = [];
    this.readBlocks(element, blocks, context, {});
    this.endWordList(blocks);
    return blocks;
  }

  /** Adds the blocks within an element; text between them becomes paragraphs with `attributes`. */
  private readBlocks(
    parent: Element,
    blocks: HtmlElement[],
    context: Context,
    attributes: Record<string, string>,
  ): void {
    let run: HtmlNode[] = [];
    const flush = () => {
      if (run.some(isVisible)) {
        this.endWordList(blocks);
        blocks.push({ name: 'p', attributes, children: run });
      }
      run = [];
    };
    for (const child of parent.childNodes) {
      const element = child instanceof Element ? child : undefined;
      if (element && this.inline.isBlock(element)) {
        flush();
        this.readBlock(element, blocks, context);
      } else run.push(...this.inline.read(child, context));
    }
    flush();
  }

  private readBlock(element: Element, blocks: HtmlElement[], context: Context): void {
    const name = nameOf(element);
    const style = styleOf(element);
    if (unseen.has(name) || isHidden(style) || this.inline.isDropped(element)) return;
    const level = listLevel(style);
    if (level !== undefined && name !== 'li') {
      this.readWordItem(element, level, context);
      return;
    }
    const inner = this.inline.contextIn(element, context);
    const className =
      [...element.classList].find((name) => name.startsWith('ql-align-')) ??
      alignmentIn(style) ??
      alignmentIn(`text-align:${element.getAttribute('align') ?? ''}`);
    const attributes: Record<string, string> = className ? { class: className } : {};
    if (name === 'video') {
      const stored = this.inline.storedMedia(element);
      if (stored) blocks.push({ name: 'figure', attributes: {}, children: [stored] });
      return;
    }
    if (textBlocks.has(name) && !this.inline.hasBlocksWithin(element)) {
      const children = this.inline.childrenOf(element, isHeading(name) ? withoutMark(inner, 'strong') : inner);
      if (!children.some(isVisible)) return;
      this.endWordList(blocks);
      blocks.push({ name, attributes: { ...attributes, ...blockIdOf(element) }, children });
      return;
    }
    if (
      name === 'hr' ||
      name === 'ul' ||
      name === 'ol' ||
      name === 'blockquote' ||
      name === 'figure' ||
      name === 'table'
    ) {
      this.endWordList(blocks);
      blocks.push(...this.structure(element, name, inner));
      return;
    }
    this.readBlocks(element, blocks, inner, attributes);
  }

  private structure(element: Element, name: string, context: Context): HtmlElement[] {
    const attributes = blockIdOf(element);
    if (name === 'hr') return [{ name, attributes, children: [] }];
    if (name === 'table') return this.table(element, context);
    if (name === 'figure') return this.figure(element, context);
    if (name === 'blockquote') {
      const children = this.containedBlocks(element, context);
      return children.length > 0 ? [{ name, attributes, children }] : [];
    }
    const items = this.listItems(element, context);
    return items.length > 0 ? [{ name, attributes, children: items }] : [];
  }

  /** Items, with lists that stand between them (Google Docs, Outlook) put into the item before. */
  private listItems(list: Element, context: Context): HtmlElement[] {
    const items: HtmlElement[] = [];
    for (const child of list.children) {
      const name = nameOf(child);
      const last = items.at(-1);
      if (name === 'li') {
        const children = withParagraphFirst(this.containedBlocks(child, context));
        if (children.length > 0) items.push({ name: 'li', attributes: {}, children });
      } else if ((name === 'ul' || name === 'ol') && last) {
        items[items.length - 1] = { ...last, children: [...last.children, ...this.structure(child, name, context)] };
      } else {
        items.push(
          ...this.containedBlocks(child, context).map(
            (block): HtmlElement => ({ name: 'li', attributes: {}, children: withParagraphFirst([block]) }),
          ),
        );
      }
    }
    return items;
  }

  /** Blocks within a list item, cell or quotation; a single paragraph stands without its element. */
  private containedBlocks(element: Element, context: Context): HtmlNode[] {
    const outer = this.wordItems;
    this.wordItems = [];
    const blocks = this.blocksIn(element, context);
    this.wordItems = outer;
    const [first, ...others] = blocks;
    const isAlone =
      first?.name === 'p' && Object.keys(first.attributes).length === 0 && others.every(({ name }) => name !== 'p');
    return first && isAlone ? [...first.children, ...others] : blocks;
  }

  private table(table: Element, context: Context): HtmlElement[] {
    const rows = rowsOf(table);
    const width = Math.max(
      0,
      ...rows.map((row) => [...row.children].reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0)),
    );
    const isLayout =
      table.getAttribute('role') === 'presentation' || table.querySelector('table') !== null || width <= 1;
    if (isLayout || width > maxColumns || rows.length * width > maxCells) {
      if (!isLayout) this.inline.dropped.add('table', `${rows.length} × ${width}`);
      return rows.flatMap((row) => [...row.children].flatMap((cell) => this.blocksIn(cell, context)));
    }
    const sections = new Map<string, HtmlElement[]>();
    for (const row of rows) {
      const section = nameOf(row.parentElement ?? table);
      const name = tableParts.has(section) ? section : 'tbody';
      sections.set(name, [...(sections.get(name) ?? []), this.row(row, context)]);
    }
    const caption = [...table.children].find((child) => nameOf(child) === 'caption');
    const title = caption ? this.inline.childrenOf(caption, context) : [];
    return [
      {
        name: 'table',
        attributes: blockIdOf(table),
        children: [
          ...(title.some(isVisible) ? [{ name: 'caption', attributes: {}, children: title }] : []),
          ...[...tableParts].flatMap((name) => {
            const children = sections.get(name);
            return children ? [{ name, attributes: {}, children }] : [];
          }),
        ],
      },
    ];
  }

  private row(row: Element, context: Context): HtmlElement {
    const cells = [...row.children].flatMap((cell): HtmlElement[] => {
      const name = nameOf(cell);
      if (name !== 'td' && name !== 'th') return [];
      const attributes: Record<string, string> = {};
      for (const span of ['colspan', 'rowspan'])
        if (spanOf(cell, span) > 1) attributes[span] = String(spanOf(cell, span));
      const scope = cell.getAttribute('scope');
      if (name === 'th' && scope) attributes.scope = scope;
      return [
        {
          name,
          attributes,
          children: this.containedBlocks(cell, name === 'th' ? withoutMark(context, 'strong') : context),
        },
      ];
    });
    return { name: 'tr', attributes: {}, children: cells };
  }

  private figure(figure: Element, context: Context): HtmlElement[] {
    const media = figure.querySelector(':scope img, :scope video');
    const stored = media && this.inline.storedMedia(media);
    const caption = figure.querySelector(':scope > figcaption');
    const title = caption ? this.inline.childrenOf(caption, context) : [];
    if (!stored) {
      const blocks: HtmlElement[] = [];
      this.readBlocks(figure, blocks, context, {});
      return blocks;
    }
    const children = title.some(isVisible)
      ? [stored, { name: 'figcaption', attributes: {}, children: title }]
      : [stored];
    return [{ name: 'figure', attributes: blockIdOf(figure), children }];
  }

  private readWordItem(element: Element, level: number, context: Context): void {
    const marker = [...element.querySelectorAll('[data-style]')].find((one) =>
      /mso-list:\s*ignore/i.test(styleOf(one)),
    );
    const ordered = isOrderedMarker(marker?.textContent ?? '');
    const content = this.inline.childrenOf(element, this.inline.contextIn(element, context));
    this.wordItems.push({ level, ordered, content });
  }

  private endWordList(blocks: HtmlElement[]): void {
    if (this.wordItems.length === 0) return;
    blocks.push(...listsOf(this.wordItems));
    this.wordItems = [];
  }
}

function rowsOf(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
}

function spanOf(cell: Element, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return span >= 1 && span < maxColumns ? span : 1;
}

function blockIdOf(element: Element): Record<string, string> {
  const id = element.getAttribute('data-block');
  return id ? { 'data-block': id } : {};
}
