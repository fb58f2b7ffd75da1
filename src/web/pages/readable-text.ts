import type { Block, PageText } from '../../domain/search/entries.ts';
import { withoutEntities } from '../../fields/html-limits.ts';
import { matchRoute, type Route } from '../../routes.ts';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'summary']);
/** Their text does not continue that around them. */
const blocks = new Set(
  `p div section article ul ol li dl dt dd table tr td th figure figcaption caption option label legend fieldset form
  blockquote address header footer text`.split(/\s+/),
);
/** Their text is part of the block, but not of the word before them. */
const spaced = new Set(['span', 'tspan', 'br', 'button', 'a']);
/** Ways through the site, code, and what visitors type. */
const leftOut = new Set(['nav', 'script', 'style', 'template', 'noscript', 'textarea']);
const items = new Set(['li', 'article']);

/**
 * Text and pictures of the main part of a rendered page. Links to other pages are left out, and items of a list with such a heading: they say
 * what those are about.
 */
export function readMain(html: Uint8Array, route: Route): Pick<PageText, 'blocks' | 'pictures'> {
  const reader = new BlockReader(route);
  const rewriter = new HTMLRewriter()
    .on('main', { text: ({ text }) => reader.add(text) })
    // One handler for all, because an element keeps only one handler of its end.
    .on('main *', { element: (element) => reader.enter(element) });
  rewriter.transform(new TextDecoder().decode(html));
  return reader.finish();
}

/** `isTeaser`: its heading leads to another page, which it is about. */
type Item = { id: string | null; start: number; isTeaser: boolean };

/** Collects blocks while the elements go by. */
class BlockReader {
  private readonly found: Block[] = [];
  private readonly items: Item[] = [];
  private readonly pictures = new Set<string>();
  private headings = 0;
  private anchor: string | undefined;
  /** Ids of the sections around, without those whose heading has been read. */
  private readonly sections: (string | undefined)[] = [];
  private drawings = 0;
  private leftOut = 0;
  private text = '';

  constructor(private readonly route: Route) {}

  enter(element: HTMLRewriterTypes.Element): void {
    const { tagName } = element;
    if (spaced.has(tagName)) this.add(' ');
    if (tagName === 'img') this.addPicture(element);
    const isLeftOut = this.isLeftOut(element);
    const isHeading = headings.has(tagName);
    const item = items.has(tagName) ? { id: element.getAttribute('id'), start: 0, isTeaser: false } : undefined;
    // An icon is left out, and splits no sentence.
    const isDrawing = tagName === 'svg' && !isLeftOut;
    const isBlock = isHeading || isDrawing || blocks.has(tagName);
    if (isBlock) this.flush();
    const isSection = tagName === 'section';
    if (isSection) this.sections.push(element.getAttribute('id') ?? undefined);
    if (isHeading && tagName !== 'h1') this.anchor = this.takeSection() ?? element.getAttribute('id') ?? undefined;
    if (!(isLeftOut || isBlock) || !element.canHaveContent) return;
    if (isLeftOut) this.leftOut += 1;
    if (isHeading) this.headings += 1;
    if (isDrawing) this.drawings += 1;
    if (item) this.enterItem(item);
    element.onEndTag(() => {
      if (isBlock) this.flush();
      if (isLeftOut) this.leftOut -= 1;
      if (isHeading) this.headings -= 1;
      if (isDrawing) this.drawings -= 1;
      if (item) this.leaveItem(item);
      if (isSection) this.sections.pop();
    });
  }

  add(text: string): void {
    if (this.leftOut === 0) this.text += text;
  }

  finish(): Pick<PageText, 'blocks' | 'pictures'> {
    this.flush();
    return { blocks: this.found, pictures: [...this.pictures] };
  }

  private takeSection(): string | undefined {
    const last = this.sections.length - 1;
    const id = this.sections[last];
    if (last >= 0) this.sections[last] = undefined;
    return id;
  }

  private enterItem(item: Item): void {
    item.start = this.found.length;
    this.items.push(item);
  }

  private leaveItem({ start, isTeaser }: Item): void {
    this.items.pop();
    if (isTeaser) this.found.length = start;
  }

  private addPicture(image: HTMLRewriterTypes.Element): void {
    const source = image.getAttribute('src') ?? '';
    if (this.leftOut === 0 && source.startsWith('/') && image.getAttribute('alt')) this.pictures.add(source);
  }

  private isLeftOut(element: HTMLRewriterTypes.Element): boolean {
    if (leftOut.has(element.tagName) || element.hasAttribute('hidden')) return true;
    if (element.getAttribute('aria-hidden') === 'true') return true;
    if (element.tagName !== 'a' || !leadsElsewhere(element.getAttribute('href') ?? '', this.route)) return false;
    const item = this.items.at(-1);
    if (item && this.headings > 0) item.isTeaser = true;
    return true;
  }

  private flush(): void {
    const text = withoutEntities(this.text).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    this.text = '';
    if (text)
      this.found.push({
        text,
        isHeading: this.headings > 0,
        isLabel: this.drawings > 0,
        item: this.items.findLast(({ id }) => id !== null)?.id ?? undefined,
        ...(this.headings > 0 && this.anchor && { anchor: this.anchor }),
      });
    this.anchor = undefined;
  }
}

function leadsElsewhere(address: string, route: Route): boolean {
  const match = address.startsWith('/') ? matchRoute(address.split(/[?#]/, 1)[0] ?? '') : undefined;
  return match !== undefined && match.route.key !== route.key;
}
