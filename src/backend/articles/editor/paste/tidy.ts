import { fileInAddress, leadsSomewhere, storedPath, withoutRedirect } from './addresses.ts';
import { type DroppedKind, DroppedParts } from './dropped-parts.ts';
import { alignmentOf, hasColor, isHidden, setFormats, styleOf } from './styles.ts';
import { hiddenCells, renamed, tidyTables } from './tables.ts';
import { joinWordLists } from './word-lists.ts';

/** What is left out of pasted content, and pictures that it contains, to be uploaded. */
export type Tidied = { dropped: DroppedParts; files: File[] };

const unseen = 'script, style, title, meta, link, template, xml, head';
const blocks =
  'p, h1, h2, h3, h4, h5, h6, pre, hr, ul, ol, li, blockquote, figure, figcaption, table, div, section, article, main, header, footer, aside, nav, center, dl, dt, dd, fieldset, form, details, summary, legend, address, video';
const textBlocks = 'p, h1, h2, h3, h4, h5, h6, dt, dd, address, summary';

const leftOut: Readonly<Record<string, DroppedKind>> = {
  'video, audio': 'media',
  'iframe, object, embed, frame, frameset, applet': 'embed',
  'input, select, textarea, button, progress, meter': 'form',
  'svg, math, canvas, map': 'drawing',
};

/** Prepares HTML of another program, in a document that is never shown, for the parser of the schema. */
export function tidy(body: HTMLElement, language: string): Tidied {
  const tidied: Tidied = { dropped: new DroppedParts(), files: [] };
  const isOfWord = body.querySelector('[class^="Mso"], [class*="SCXW"], [data-style*="mso-"]') !== null;
  for (const element of body.querySelectorAll(unseen)) element.remove();
  for (const element of body.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  removeReviews(body, tidied.dropped);
  removeHidden(body, tidied.dropped);
  tidyTables(body, tidied.dropped);
  joinWordLists(body);
  for (const [names, kind] of Object.entries(leftOut)) {
    for (const element of body.querySelectorAll(names)) {
      if (!body.contains(element) || (element.localName === 'video' && storedPath(element.getAttribute('src'))))
        continue;
      tidied.dropped.add(kind, element.getAttribute('src') ?? element.getAttribute('title') ?? '');
      element.remove();
    }
  }
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) tidyElement(element, body, tidied);
  // Those that get one from their container are among them.
  for (const element of body.querySelectorAll('*'))
    if (element.matches('[lang], [dir]')) keepForeign(element, isOfWord, language);
  removeBlank(body);
  return tidied;
}

function removeHidden(body: Element, dropped: DroppedParts): void {
  const hidden = [
    ...[...body.querySelectorAll('table')].flatMap(hiddenCells),
    ...[...body.querySelectorAll('*')].filter(isHidden),
  ];
  for (const element of hidden) {
    if (element.textContent?.trim() || element.querySelector('img, video')) dropped.add('hidden');
    element.remove();
  }
}

/** Comments in the margin, and text that was deleted while changes were tracked; inserted text is taken over. */
function removeReviews(body: Element, dropped: DroppedParts): void {
  const comments =
    '[data-style*="mso-element:comment"], .msocomanchor, .MsoCommentReference, .msocomtxt, .MsoCommentText, [href^="#cmnt"]';
  for (const element of body.querySelectorAll(comments)) {
    dropped.add('comment');
    // Google Docs writes them below the text, each in an element of its own.
    const whole = element.matches('[href^="#cmnt_ref"]')
      ? element.closest('div')
      : element.closest('sup:has([href^="#cmnt"])');
    (whole && whole !== body ? whole : element).remove();
  }
  for (const element of body.querySelectorAll('del[datetime], del[cite^="mailto:"], .msoDel')) {
    dropped.add('change');
    element.remove();
  }
  for (const element of body.querySelectorAll('ins')) element.replaceWith(...element.childNodes);
}

function tidyElement(element: HTMLElement, body: Element, { dropped, files }: Tidied): void {
  if (!body.contains(element)) return;
  const style = styleOf(element);
  const { localName } = element;
  if (hasColor(element)) dropped.add('color');
  if (/mso-(?:tab-count|spacerun)/i.test(style)) element.replaceChildren(' ');
  if (element.matches('.EOP')) element.remove();
  if (localName === 'br' && (element.matches('.Apple-interchange-newline') || /page-break/i.test(style)))
    element.remove();
  if (localName === 'a') tidyLink(element, dropped);
  if (localName === 'img') tidyPicture(element, dropped, files);
  if (localName === 'video')
    for (const name of ['src', 'poster']) setOrRemove(element, name, storedPath(element.getAttribute(name)));
  if (localName === 'ol' && element.getAttribute('start') === '1') element.removeAttribute('start');
  const isHead = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  if (isHead && (localName === 'b' || localName === 'strong')) element.replaceWith(...element.childNodes);
  if (localName === 'u' && element.closest('a[href]')) element.replaceWith(...element.childNodes);
  setFormats(element, !isHead);
  // Links are underlined anyway.
  if (element.closest('a[href]')) element.style.textDecorationLine = '';
  const align = element.matches(textBlocks) || localName === 'div' ? alignmentOf(element) : undefined;
  if (align) element.classList.add(align);
  if (localName === 'div' && !element.querySelector(blocks)) element.replaceWith(renamed(element, 'p'));
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function tidyLink(element: Element, dropped: DroppedParts): void {
  const target = withoutRedirect(element.getAttribute('href')?.trim() ?? '');
  for (const { name } of [...element.attributes]) if (name !== 'data-style') element.removeAttribute(name);
  if (leadsSomewhere.test(target)) element.setAttribute('href', target);
  // Footnotes and the table of contents of Word have such addresses.
  else if (target && !/^#|^about:/i.test(target)) dropped.add('link', target);
}

/** Only pictures of the asset manager are allowed. Those within the HTML itself are uploaded, those of other sites are not. */
function tidyPicture(element: Element, dropped: DroppedParts, files: File[]): void {
  const source = element.getAttribute('src') ?? '';
  const alt = element.getAttribute('alt') ?? '';
  const path = storedPath(source);
  if (path) {
    element.setAttribute('src', path);
    element.setAttribute('alt', alt);
    return;
  }
  const file = fileInAddress(source, alt);
  // Tracking pixels of mails are not mentioned.
  const isPixel = ['width', 'height'].every((name) => /^[01](?:px)?$/.test(element.getAttribute(name) ?? ''));
  if (file) files.push(file);
  else if (!isPixel)
    dropped.add('picture', alt || (source.startsWith('data:') ? '' : (source.split('/').at(-1) ?? '')));
  element.remove();
}

const containers = 'div, section, article, main, header, footer, aside, center, dl, details, form';

/** Direction and language that differ from those around. Word names the language of its dictionary, often a wrong one. */
function keepForeign(element: Element, isOfWord: boolean, language: string): void {
  const around = element.parentElement;
  const isRightToLeft = element.getAttribute('dir')?.toLowerCase() === 'rtl';
  if (!isRightToLeft && !around?.closest('[dir="rtl" i]')) element.removeAttribute('dir');
  const own = element.getAttribute('lang')?.toLowerCase() ?? '';
  const outer = around?.closest('[lang]')?.getAttribute('lang') ?? language;
  const isForeign = /^[a-z]{2,3}(?:-|$)/.test(own) && own.split('-')[0] !== outer.split('-')[0];
  if (!isForeign || (isOfWord && !isRightToLeft)) element.removeAttribute('lang');
  if (!element.matches(containers)) return;
  // Articles have no such elements, but what they contain.
  for (const name of ['lang', 'dir']) {
    for (const child of element.children)
      if (!child.hasAttribute(name)) setOrRemove(child, name, element.getAttribute(name) ?? undefined);
    element.removeAttribute(name);
  }
}

/** Paragraphs without anything to see, and line breaks between blocks. */
function removeBlank(body: Element): void {
  for (const element of body.querySelectorAll(`${textBlocks}, li, blockquote`))
    if (!element.textContent?.trim() && !element.querySelector('img, video, hr, table')) element.remove();
  for (const element of body.querySelectorAll('br')) {
    let before = element.previousSibling;
    while (before && !(before instanceof Element) && (before instanceof Comment || !before.textContent?.trim()))
      before = before.previousSibling;
    const isAfterBlock = before
      ? before instanceof Element && before.matches(blocks)
      : element.nextElementSibling?.matches(blocks);
    if (isAfterBlock) element.remove();
  }
}
