import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../fields/clean-text.ts';
import { escapeHtml, isBlankHtml, isParsableHtml } from '../../fields/html-limits.ts';

const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%/]+\))$/i;
const length = /^-?(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(?:px|em|rem|pt|%)?$/;
const lengths =
  /^(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(?:px|em|rem|pt|%)?(?:\s+(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(?:px|em|rem|pt|%)?){0,3}$/;
/** A style that is longer than legitimate ones is dropped before it is parsed. */
const maxStyleCharacters = 1000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['style', 'lang', 'dir'],
  },
  // Mail programs ignore style sheets, so these styles stay on the elements.
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [/^(left|right|center|justify)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      'font-size': [length],
      width: [length],
      padding: [lengths],
      margin: [lengths],
    },
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => {
      if ((attribs.style?.length ?? 0) > maxStyleCharacters) delete attribs.style;
      return { tagName, attribs };
    },
  },
};

/**
 * The HTML of a mail with nothing in it that runs, frames or sends forms. A mail without a word or a picture is ''. HTML
 * beyond the limits becomes text.
 */
export function sanitizeMailHtml(html: string): string {
  if (!isParsableHtml(html)) return escapeHtml(html);
  const clean = cleanText(sanitizeHtml(html, options)).trim();
  return isBlankHtml(clean, /<img\b/) ? '' : clean;
}
