import type { Range } from 'quill/core/selection.js';
import Clipboard from 'quill/modules/clipboard.js';
import { pathOfStoredFile } from '../../../stored-file.ts';
import { picturesLeftOut } from '../form-element.ts';

/** Normalises HTML entering the editor: stored content, Word, Google Docs and other pages. */
export class PastedHtml extends Clipboard {
  /** Drops empty paragraphs, which Word uses for spacing. */
  override onPaste(range: Range, { html, text }: { html?: string; text?: string }): void {
    super.onPaste(range, { ...(html && { html: html.replace(emptyParagraphs, '') }), ...(text && { text }) });
  }

  protected override normalizeHTML(pasted: Document): void {
    // Runs first: lists from Word and the wrapper from Google Docs are recognised by their styles.
    super.normalizeHTML(pasted);
    for (const link of pasted.querySelectorAll('a[href]')) {
      if (!leadsSomewhere.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    }
    for (const unread of pasted.querySelectorAll(neverText)) unread.remove();
    for (const element of pasted.body.querySelectorAll<HTMLElement>('[style]')) turnStyleIntoTags(element);
    for (const heading of pasted.body.querySelectorAll('h1')) rename(heading, 'h2');
    for (const heading of pasted.body.querySelectorAll('h5, h6')) rename(heading, 'h4');
    if (dropForeignPictures(pasted.body)) this.quill.root.dispatchEvent(new CustomEvent(picturesLeftOut));
  }
}

const emptyParagraphs = /<p\b[^<>]*>(?:\s|&nbsp;|<\/?(?:o:p|span|b|i|br)\b[^<>]*>)*<\/p>/gi;

/** Allowed link targets; others, such as local files, are removed. */
const leadsSomewhere = /^(https?:|mailto:|tel:|[/#](?!\/))/i;

/** Elements whose content is not article text. */
const neverText = 'script, style, title, template, noscript, textarea, select, iframe, object, video, audio';

const tagsOfStyles: [pattern: RegExp, tag: string, notIn: string][] = [
  [/font-weight:\s*(bold|[6-9]\d\d)/i, 'strong', 'strong, b, h1, h2, h3, h4, h5, h6, th'],
  [/font-style:\s*italic/i, 'em', 'em, i'],
  [/text-decoration(?:-line)?:[^;:]*underline/i, 'u', 'u, a'],
  [/text-decoration(?:-line)?:[^;:]*line-through/i, 's', 's, strike, del'],
  [/vertical-align:\s*super/i, 'sup', 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub', 'sub'],
];

const blocks = 'p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre';

/** The content security policy blocks inline styles, so formatting is read from their text. */
function turnStyleIntoTags(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  element.removeAttribute('style');
  const alignment = /text-align:\s*(center|right|justify)/i.exec(style)?.[1];
  if (alignment && element.matches(blocks)) element.classList.add(`ql-align-${alignment.toLowerCase()}`);
  if (element.querySelector(blocks)) return;
  for (const [pattern, tag, notIn] of tagsOfStyles) {
    if (pattern.test(style) && !element.closest(notIn)) wrapContent(element, tag);
  }
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Only pictures from the asset manager are allowed, neither external nor inline (data:) ones. */
function dropForeignPictures(body: HTMLElement): boolean {
  let dropped = false;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const address = URL.canParse(source, location.href) ? new URL(source, location.href) : undefined;
    if (address?.origin === location.origin) {
      image.setAttribute('src', pathOfStoredFile(address.pathname));
    } else {
      image.remove();
      dropped = true;
    }
  }
  return dropped;
}
