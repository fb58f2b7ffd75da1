import { DroppedParts } from './dropped-parts.ts';
import { blockNames, containersIn, droppedElements, inlineMarks, nameOf, unseen } from './element-names.ts';
import { type Context, withMarks } from './formatted-text.ts';
import type { HtmlElement, HtmlNode } from './html-node.ts';
import { leadsSomewhere, storedPath, withoutRedirect } from './pasted-addresses.ts';
import { hasColor, isHidden, isPlainWeight, marksIn, styleOf } from './pasted-styles.ts';

/** Reads the text, links and media of pasted HTML, and notes what articles cannot contain. */
export class PastedInline {
  readonly dropped = new DroppedParts();
  private readonly containers: ReadonlySet<Element>;

  constructor(body: Element) {
    this.containers = containersIn(body);
  }

  hasBlocksWithin(element: Element): boolean {
    return this.containers.has(element);
  }

  isBlock(element: Element): boolean {
    return blockNames.has(nameOf(element)) || this.containers.has(element);
  }

  /** The context of the nodes within an element. */
  contextIn(element: Element, { marks, link }: Context): Context {
    return { marks: [...new Set([...marks, ...this.marksOf(element)])], link: this.linkOf(element) ?? link };
  }

  childrenOf(element: Element, context: Context): HtmlNode[] {
    return [...element.childNodes].flatMap((child) => this.read(child, context));
  }

  read(node: ChildNode, context: Context): HtmlNode[] {
    if (node.nodeType === Node.TEXT_NODE)
      return [withMarks(node.textContent ?? '', context)].filter((one) => one !== '');
    if (!(node instanceof Element)) return [];
    const name = nameOf(node);
    const style = styleOf(node);
    if (unseen.has(name) || isHidden(style) || /mso-list:\s*ignore/i.test(style) || this.isDropped(node)) return [];
    if (/mso-(?:tab-count|spacerun)/i.test(style)) return [' '];
    if (name === 'br')
      return node.classList.contains('Apple-interchange-newline') ? [] : [{ name, attributes: {}, children: [] }];
    if (name === 'img') {
      const picture = this.picture(node);
      return picture ? [picture] : [];
    }
    // Blocks within an inline element, as in a cell of a cell, are lines of the same paragraph.
    const isLine = this.isBlock(node) && node.previousSibling !== null;
    const children = this.childrenOf(node, this.contextIn(node, context));
    return isLine && children.length > 0 ? [{ name: 'br', attributes: {}, children: [] }, ...children] : children;
  }

  /** A picture or video that was copied from this site; all other media are dropped. */
  storedMedia(media: Element): HtmlElement | undefined {
    if (nameOf(media) === 'img') return this.picture(media);
    const src = storedPath(media.getAttribute('src'));
    if (!src) return undefined;
    const poster = storedPath(media.getAttribute('poster'));
    const tracks = [...media.querySelectorAll('track')].map((track) => ({
      name: 'track',
      attributes: Object.fromEntries([...track.attributes].map(({ name, value }) => [name, value])),
      children: [],
    }));
    return { name: 'video', attributes: { src, ...(poster && { poster }), preload: 'metadata' }, children: tracks };
  }

  /** Whether articles cannot contain an element, which is then noted as dropped. */
  isDropped(element: Element): boolean {
    const kind = droppedElements.get(nameOf(element));
    if (!kind || (nameOf(element) === 'video' && storedPath(element.getAttribute('src')))) return false;
    this.dropped.add(kind, element.getAttribute('src') ?? element.getAttribute('title') ?? '');
    return true;
  }

  private marksOf(element: Element): string[] {
    const name = nameOf(element);
    const style = styleOf(element);
    if (hasColor(style)) this.dropped.add('color');
    const own = inlineMarks.has(name) && !(name === 'strong' && isPlainWeight(style)) ? [name] : [];
    // Links are underlined anyway.
    return [...own, ...marksIn(style)].filter((mark) => mark !== 'u' || element.closest('a[href]') === null);
  }

  private linkOf(element: Element): string | undefined {
    const given = nameOf(element) === 'a' ? element.getAttribute('href')?.trim() : undefined;
    if (!given) return undefined;
    const target = withoutRedirect(given);
    if (leadsSomewhere.test(target)) return target;
    // Footnotes and the table of contents of Word have such addresses.
    if (!/^#|^about:/i.test(target)) this.dropped.add('link', target);
    return undefined;
  }

  /** Only pictures of the asset manager are allowed, neither those of other sites nor inline ones (`data:`). */
  private picture(image: Element): HtmlElement | undefined {
    const source = image.getAttribute('src') ?? '';
    const alt = image.getAttribute('alt') ?? '';
    const path = storedPath(source);
    if (path) return { name: 'img', attributes: { src: path, alt }, children: [] };
    // Tracking pixels of mails are not mentioned.
    const isPixel = ['width', 'height'].every((name) => /^[01](?:px)?$/.test(image.getAttribute(name) ?? ''));
    if (!isPixel)
      this.dropped.add('picture', alt || (source.startsWith('data:') ? '' : (source.split('/').at(-1) ?? '')));
    return undefined;
  }
}
