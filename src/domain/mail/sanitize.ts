import sanitizeHtml from 'sanitize-html';

const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%/]+\))$/i;
const length = /^-?[\d.]+(px|em|rem|pt|%)?$/;
const lengths = /^([\d.]+(px|em|rem|pt|%)?\s*){1,4}$/;

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
  // Programs for mail read no style sheets, so this much of the look travels with the elements.
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
};

/** The HTML of a mail with nothing in it that runs, frames or sends forms. A mail without a word or a picture is ''. */
export function sanitizeMailHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  return clean.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}
