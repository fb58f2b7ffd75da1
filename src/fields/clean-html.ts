/** Sanitised HTML as a tree. It is well-formed: all attribute values are quoted, and only four entities occur. */
export type HtmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
export type HtmlNode = string | HtmlElement;

/** A node of the first level and its source. */
type SourcedNode = { node: HtmlNode; html: string };

const voidElements = ['br', 'hr', 'img', 'track'];
const tag = /<(\/?)([a-z][^\s<>/]*)((?:[\s/][^<>]*)?)>/g;
const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;

type Open = { name: string; attributes: Record<string, string>; children: HtmlNode[]; start: number };

/** Parses sanitised HTML without the parser of a browser, which would need a Trusted Types policy. */
export function parseCleanHtml(html: string): SourcedNode[] {
  const roots: SourcedNode[] = [];
  const open: Open[] = [];
  let textStart = 0;
  const add = (node: HtmlNode, source: string) => {
    const parent = open.at(-1);
    if (parent) parent.children.push(node);
    else roots.push({ node, html: source });
  };
  const addText = (end: number) => {
    const source = html.slice(textStart, end);
    if (source !== '') add(unescapeHtml(source), source);
  };
  const close = (end: number) => {
    const element = open.pop();
    if (element) add(element, html.slice(element.start, end));
  };
  for (const { 0: match, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(tag)) {
    addText(index);
    const end = index + match.length;
    textStart = end;
    if (slash) {
      if (open.some((element) => element.name === name)) {
        while (open.at(-1)?.name !== name) close(index);
        close(end);
      }
    } else {
      open.push({ name, attributes: attributesIn(rest), children: [], start: index });
      if (voidElements.includes(name) || rest.endsWith('/')) close(end);
    }
  }
  addText(html.length);
  while (open.length > 0) close(html.length);
  return roots;
}

function attributesIn(rest: string): Record<string, string> {
  return Object.fromEntries([...rest.matchAll(attribute)].map(([, name, value = '']) => [name, unescapeHtml(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
