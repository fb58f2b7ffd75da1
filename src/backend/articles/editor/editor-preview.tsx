import { useEffect, useRef } from 'react';
import { type CleanNode, parseCleanHtml } from '../../../fields/rich-text/clean-html.ts';

type EditorPreviewProps = { html: string; label: string; language: string };

/** The text as readers see it. It is built node by node: Trusted Types refuse HTML from a string. */
export function EditorPreview({ html, label, language }: EditorPreviewProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.replaceChildren(...parseCleanHtml(html).childNodes.map(domOf)), [html]);
  return (
    <section
      aria-label={label}
      className="editor-preview prose-article"
      data-hide-broken=""
      lang={language}
      ref={place}
    />
  );
}

function domOf(node: CleanNode): Node {
  if (node.nodeType === 3) return document.createTextNode(node.nodeValue);
  const element = document.createElement(node.localName);
  for (const [name, value] of node.attributes) element.setAttribute(name, value);
  element.append(...node.childNodes.map(domOf));
  return element;
}
