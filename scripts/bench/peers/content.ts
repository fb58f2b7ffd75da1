import { type HTMLElement, NodeType, parse } from 'node-html-parser';

type Text = { kind: 'text'; tag: string; className: string; note: string; text: string };
type Link = { kind: 'link'; className: string; note: string; href: string; text: string };
type Icon = { kind: 'icon'; className: string; shapes: { href: string; path: string }[] };
export type Picture = {
  kind: 'picture';
  className: string;
  alt: string;
  blur: string;
  src: string;
  srcset: string;
  sizes: string;
  width: string;
  height: string;
  sources: { type: string; srcset: string; sizes: string; media: string; width: string; height: string }[];
};
/** An element of the page, without what is inside of it: that follows. */
type Item = Text | Link | Icon | Picture;
type Group = { className: string; note: string; items: Item[] };
type Section = { tag: 'header' | 'section' | 'footer' | 'div'; className: string; id: string; groups: Group[] };
export type Card = { title: string; address: string; excerpt: string; date: string; image: Picture };

/** What a page consists of, without any framework: as many elements and bytes as the page itself. */
export type Content = {
  head: { title: string; metas: { name: string; content: string }[]; links: { rel: string; href: string }[]; data: string[] };
  sections: Section[];
};

/** Describes a page for the peers. The cards of its news are apart: peers read them from the database. */
export function describePage(html: string): { content: Content; cards: Card[] } {
  const document = parse(html);
  const cards = document.querySelectorAll('.news-card');
  const described = cards.map(describeCard);
  for (const card of cards) card.remove();
  const blocks = [...document.querySelectorAll('body > *, main > *')].filter(({ rawTagName }) => rawTagName !== 'main');
  return { content: { head: describeHead(document), sections: blocks.map(describeSection) }, cards: described };
}

export function countElements(html: string): number {
  return parse(html).querySelectorAll('*').length;
}

function describeHead(document: HTMLElement): Content['head'] {
  const of = (element: HTMLElement, ...names: string[]) => names.map((name) => element.getAttribute(name)).find(Boolean);
  return {
    title: document.querySelector('title')?.text ?? '',
    metas: document
      .querySelectorAll('head meta[content]')
      .map((meta) => ({ name: of(meta, 'name', 'property') ?? '', content: of(meta, 'content') ?? '' })),
    // None that makes a browser load something; the length is the same.
    links: document.querySelectorAll('head link').map((link) => ({ rel: 'alternate', href: of(link, 'href') ?? '' })),
    data: document.querySelectorAll('head script').map(({ textContent }) => textContent),
  };
}

function describeSection(block: HTMLElement): Section {
  const tags = ['header', 'section', 'footer'] as const;
  const groups: Group[] = [];
  const section: Section = {
    tag: tags.find((tag) => tag === block.rawTagName) ?? 'div',
    className: block.getAttribute('class') ?? '',
    id: block.id,
    groups,
  };
  const add = (item: Item) => {
    if (groups.length === 0) groups.push({ className: '', note: '', items: [] });
    groups.at(-1)?.items.push(item);
  };
  const walk = (element: HTMLElement) => {
    for (const child of element.children) {
      const className = child.getAttribute('class') ?? '';
      const text = ownText(child);
      if (child.rawTagName === 'svg') add(describeIcon(child));
      else if (child.rawTagName === 'picture') add(describePicture(child));
      else {
        const note = noteOf(child);
        if (child.rawTagName === 'a') add({ kind: 'link', className, note, href: child.getAttribute('href') ?? '', text });
        else if (text) add({ kind: 'text', tag: child.rawTagName, className, note, text });
        else groups.push({ className, note, items: [] });
        walk(child);
      }
    }
  };
  walk(block);
  return section;
}

function describeCard(card: HTMLElement): Card {
  const picture = card.querySelector('picture');
  const link = card.querySelector('a');
  if (!picture || !link) throw new Error('A card of the news has no picture or no link.');
  return {
    title: link.text,
    address: link.getAttribute('href') ?? '',
    excerpt: card.querySelector('p')?.text ?? '',
    date: card.querySelector('time')?.text ?? '',
    image: describePicture(picture),
  };
}

function describePicture(picture: HTMLElement): Picture {
  const image = picture.querySelector('img');
  const of = (element: HTMLElement | null, name: string) => element?.getAttribute(name) ?? '';
  return {
    kind: 'picture',
    className: of(image, 'class'),
    alt: of(image, 'alt'),
    blur: of(image, 'data-blur'),
    src: of(image, 'src'),
    srcset: of(image, 'srcset'),
    sizes: of(image, 'sizes'),
    width: of(image, 'width'),
    height: of(image, 'height'),
    sources: picture.querySelectorAll('source').map((source) => ({
      type: of(source, 'type'),
      srcset: of(source, 'srcset'),
      sizes: of(source, 'sizes'),
      media: of(source, 'media'),
      width: of(source, 'width'),
      height: of(source, 'height'),
    })),
  };
}

function describeIcon(icon: HTMLElement): Icon {
  const shapes = icon.children.map((shape) => ({
    href: shape.getAttribute('href') ?? '',
    path: shape.getAttribute('d') ?? '',
  }));
  return { kind: 'icon', className: icon.getAttribute('class') ?? '', shapes };
}

function ownText(element: HTMLElement): string {
  const texts = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE);
  return texts.map((node) => node.text).join('').trim();
}

/** Other attributes of an element, as one text of their length. */
function noteOf(element: HTMLElement): string {
  const others = Object.entries(element.attributes).filter(([name]) => !['class', 'href'].includes(name.toLowerCase()));
  return others.map(([name, value]) => `${name}: ${value}`).join(' ');
}
