import { type HtmlNode, parseCleanHtml } from '../../../fields/clean-html.ts';

/** Sanitised HTML as DOM nodes, made without parsing HTML in the browser. */
export function domOf(cleanHtml: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...parseCleanHtml(cleanHtml).map(({ node }) => domNode(node)));
  return fragment;
}

/** Stored markup within the editor: visible, but not editable. */
export function rawView(cleanHtml: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'editor-raw';
  element.contentEditable = 'false';
  element.append(domOf(cleanHtml));
  return element;
}

function domNode(node: HtmlNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(domNode));
  return element;
}
