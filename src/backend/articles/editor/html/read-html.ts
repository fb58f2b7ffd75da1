import type { Attrs, Node } from 'prosemirror-model';
import type { HtmlElement, HtmlNode } from '../../../../fields/clean-html.ts';
import { schema } from '../schema.ts';
import { elementsIn, extraAttributes, inlineOf, isInline, NotRepresentable } from './read-inline.ts';
import { tableOf } from './read-table.ts';

const { nodes } = schema;

/** The node of one block of the first level. Throws NotRepresentable. */
export function blockOf(content: readonly HtmlNode[], id: string | null): Node {
  const [first] = content;
  const node =
    typeof first === 'object' && !isInline(first)
      ? elementOf(first)
      : nodes.paragraph.create({ implied: false }, inlineOf(content));
  const block = node.type.create({ ...node.attrs, id }, node.content);
  check(block);
  return block;
}

/** The children of a list item, cell or quotation: text outside of a paragraph becomes an implied one. */
export function blocksOf(children: readonly HtmlNode[]): Node[] {
  const found: Node[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    const inline = inlineOf(run);
    if (inline.length > 0) found.push(nodes.paragraph.create({ implied: true }, inline));
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      flush();
      found.push(elementOf(child as HtmlElement));
    }
  }
  flush();
  return found.length > 0 ? found : [nodes.paragraph.create()];
}

function elementOf(element: HtmlElement): Node {
  const { name, children } = element;
  const given = { html: extraAttributes(element) };
  switch (name) {
    case 'p':
      return nodes.paragraph.create({ ...given, implied: false }, inlineOf(children));
    case 'h2':
    case 'h3':
    case 'h4':
      return nodes.heading.create({ ...given, level: Number(name.slice(1)) }, inlineOf(children));
    case 'blockquote':
      return nodes.blockquote.create(given, blocksOf(children));
    case 'pre':
      return nodes.preformatted.create(given, inlineOf(children, [], true));
    case 'hr':
      return nodes.rule.create(given);
    case 'ul':
      return nodes.bullet_list.create(given, itemsOf(children));
    case 'ol':
      return nodes.ordered_list.create({ ...given, start: element.attributes.start ?? null }, itemsOf(children));
    case 'figure':
      return figureOf(element, given);
    case 'table':
      return tableOf(element, given, blocksOf);
    case 'video':
      return nodes.figure.create({}, [mediaOf(element), nodes.caption.create()]);
    default:
      throw new NotRepresentable(name);
  }
}

function itemsOf(children: readonly HtmlNode[]): Node[] {
  return elementsIn(children).map((item) => {
    if (item.name !== 'li') throw new NotRepresentable(item.name);
    return nodes.list_item.create({ html: extraAttributes(item) }, blocksOf(item.children));
  });
}

function figureOf({ children }: HtmlElement, given: Attrs): Node {
  const [media, caption, ...others] = elementsIn(children);
  if (!media || others.length > 0 || (caption && caption.name !== 'figcaption')) throw new NotRepresentable('figure');
  return nodes.figure.create(given, [
    mediaOf(media),
    nodes.caption.create(caption && { html: extraAttributes(caption) }, caption && inlineOf(caption.children)),
  ]);
}

function mediaOf({ name, attributes, children }: HtmlElement): Node {
  if (name === 'img') return nodes.picture.create({ html: attributes });
  if (name !== 'video') throw new NotRepresentable(name);
  const { controls: _controls, ...html } = attributes;
  return nodes.video.create({ html, tracks: elementsIn(children).map((track) => track.attributes) });
}

function check(block: Node): void {
  try {
    block.check();
  } catch {
    throw new NotRepresentable(block.type.name);
  }
}
