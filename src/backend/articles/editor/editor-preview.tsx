import { useEffect, useRef } from 'react';
import { domOf } from './raw-markup.ts';

type EditorPreviewProps = { html: string; label: string; language: string };

/** The text as readers see it. It is built node by node: Trusted Types refuse HTML from a string. */
export function EditorPreview({ html, label, language }: EditorPreviewProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.replaceChildren(domOf(html)), [html]);
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
