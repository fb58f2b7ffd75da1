import Quill from 'quill/core.js';
import { AlignClass } from 'quill/formats/align.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import { Code } from 'quill/formats/code.js';
import Header from 'quill/formats/header.js';
import QuillImage from 'quill/formats/image.js';
import IndentClass from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import QuillLink from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Script from 'quill/formats/script.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import { PastedHtml } from './pasted-html.ts';

/** A link as published, without `target`. */
class Link extends QuillLink {
  static override create(value: string): HTMLElement {
    const node = QuillLink.create(value);
    node.removeAttribute('target');
    node.removeAttribute('rel');
    return node;
  }
}

/** Adds an empty `alt`: without the attribute, screen readers announce the file name. */
class Image extends QuillImage {
  static override create(value: string): Element {
    const node = QuillImage.create(value);
    node.setAttribute('alt', '');
    return node;
  }

  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.alt = value || '';
    else super.format(name, value);
  }
}

/** Allowed formats; others are dropped from typed and pasted content. */
export const formats = [
  ...['header', 'blockquote', 'list', 'indent', 'align'],
  ...['bold', 'italic', 'underline', 'strike', 'script', 'code', 'link', 'image'],
];

Quill.register(
  {
    'modules/clipboard': PastedHtml,
    'formats/align': AlignClass,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code': Code,
    'formats/header': Header,
    'formats/image': Image,
    'formats/indent': IndentClass,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/script': Script,
    'formats/strike': Strike,
    'formats/underline': Underline,
  },
  true,
);

export { Quill };
