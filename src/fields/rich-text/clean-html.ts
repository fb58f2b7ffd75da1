import { escapeHtml } from '../html-limits.ts';

/**
 * Sanitised HTML as a tree, with the part of the DOM that ProseMirror reads and writes: a server has no DOM, and in the browser
 * Trusted Types refuse HTML from a string. Sanitised HTML is well-formed: all attribute values are quoted, and only four entities
 * occur.
 */
export type CleanNode = CleanElement | CleanText;

class TreeNode {
  parentNode: CleanElement | null = null;
  previousSibling: CleanNode | null = null;
  nextSibling: CleanNode | null = null;
}

export class CleanText extends TreeNode {
  readonly nodeType = 3;
  readonly nodeName = '#text';

  constructor(readonly nodeValue: string) {
    super();
  }
}

export class CleanElement extends TreeNode {
  readonly nodeType = 1;
  readonly attributes = new Map<string, string>();
  firstChild: CleanNode | null = null;
  private lastChild: CleanNode | null = null;

  constructor(public localName: string) {
    super();
  }

  get nodeName(): string {
    return this.localName.toUpperCase();
  }

  get childNodes(): CleanNode[] {
    const found: CleanNode[] = [];
    for (let child = this.firstChild; child; child = child.nextSibling) found.push(child);
    return found;
  }

  /** Of the selectors only names of elements are known. */
  matches(name: string): boolean {
    return name === this.localName;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  appendChild(child: CleanNode): void {
    child.parentNode?.removeChild(child);
    child.parentNode = this;
    child.previousSibling = this.lastChild;
    if (this.lastChild) this.lastChild.nextSibling = child;
    else this.firstChild = child;
    this.lastChild = child;
  }

  removeChild(child: CleanNode): void {
    const { previousSibling, nextSibling } = child;
    if (previousSibling) previousSibling.nextSibling = nextSibling;
    else this.firstChild = nextSibling;
    if (nextSibling) nextSibling.previousSibling = previousSibling;
    else this.lastChild = previousSibling;
    child.parentNode = child.previousSibling = child.nextSibling = null;
  }

  /** The elements within, outer ones first. */
  *elements(): Generator<CleanElement> {
    for (const child of this.childNodes) {
      if (child.nodeType === 3) continue;
      yield child;
      yield* child.elements();
    }
  }
}

/** What ProseMirror makes elements with. */
export const cleanDocument = {
  createElement: (name: string) => new CleanElement(name),
  createTextNode: (text: string) => new CleanText(text),
};

const voidElements = ['br', 'hr', 'img', 'track'];
const tag = /<(\/?)([a-z][^\s<>/]*)((?:[\s/][^<>]*)?)>/g;
const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;

/** Parses sanitised HTML into the children of an element. */
export function parseCleanHtml(html: string): CleanElement {
  const root = new CleanElement('body');
  let open = root;
  let textStart = 0;
  const addText = (end: number) => {
    if (end > textStart) open.appendChild(new CleanText(unescapeHtml(html.slice(textStart, end))));
  };
  for (const { 0: match, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(tag)) {
    addText(index);
    textStart = index + match.length;
    if (slash) {
      let element: CleanElement | null = open;
      while (element && element.localName !== name) element = element.parentNode;
      open = element?.parentNode ?? open;
    } else {
      const element = new CleanElement(name);
      for (const [, key = '', value = ''] of rest.matchAll(attribute)) element.setAttribute(key, unescapeHtml(value));
      open.appendChild(element);
      if (!voidElements.includes(name) && !rest.endsWith('/')) open = element;
    }
  }
  addText(html.length);
  return root;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}

/** The HTML of nodes, as the sanitiser writes it. */
export function cleanHtmlOf(nodes: Iterable<CleanNode>): string {
  let html = '';
  for (const node of nodes) html += node.nodeType === 3 ? escapeHtml(node.nodeValue) : elementHtml(node);
  return html;
}

function elementHtml(element: CleanElement): string {
  const { localName, attributes } = element;
  let start = `<${localName}`;
  for (const [name, value] of attributes)
    start += value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`;
  if (voidElements.includes(localName)) return `${start} />`;
  return `${start}>${cleanHtmlOf(element.childNodes)}</${localName}>`;
}
