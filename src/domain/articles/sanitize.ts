import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { ArticleCategory } from '../../fields/article-values.ts';
import { escapeHtml, isBlankHtml, isParsableHtml } from '../../fields/html-limits.ts';
import { assetPath } from '../../fields/texts.ts';

const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span'],
  ...['ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['class', 'lang', 'dir'],
  },
  // Indentation and alignment classes of the editor; all others are dropped.
  allowedClasses: { '*': [/^ql-(indent-[1-8]|align-(center|right|justify))$/] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from our own store: a foreign one would tell its host who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    // Without the attribute screen readers announce the file name.
    img: (tagName, attribs) => ({ tagName, attribs: 'alt' in attribs ? attribs : { ...attribs, alt: '' } }),
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : withoutTarget(attributes),
    }),
    th: (tagName, attributes) => ({ tagName, attribs: withModestSpans(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: withModestSpans(attributes) }),
  },
};

/** In characters. */
const maxRememberedCharacters = 16 * 1024 * 1024;
/** Sanitising takes a millisecond, lists show many articles, and the answer for the same HTML never changes. */
const known = new LRUCache<string, string>({
  maxSize: maxRememberedCharacters,
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

/**
 * Sanitises article HTML: no scripts, frames, styles or external resources. Empty content becomes '', and HTML beyond the
 * limits text.
 */
export function sanitizeArticleHtml(html: string): string {
  let clean = known.get(html);
  if (clean === undefined) {
    clean = sanitize(html);
    known.set(html, clean);
  }
  return clean;
}

function sanitize(html: string): string {
  if (!isParsableHtml(html)) return escapeHtml(html);
  const clean = sanitizeHtml(html, options).trim();
  return isBlankHtml(clean, /<(?:img|hr)\b/) ? '' : clean;
}

/** Content as stored: HTML for news; for reports the path of a document, or empty. */
export function cleanContent(category: ArticleCategory | string, content: string): string {
  if (!isReport(category)) return sanitizeArticleHtml(content);
  return assetPath.test(content.trim()) ? content.trim() : '';
}

type WithContent = { category: string; details: { content: string }[] };

/** An article with sanitised content: stored HTML is not trusted. */
export function withCleanContent<Given extends WithContent>(article: Given): Given {
  const { category, details } = article;
  return { ...article, details: details.map((one) => ({ ...one, content: cleanContent(category, one.content) })) };
}

/** Error for content that is empty after sanitising. */
export function contentProblem(category: string): string {
  return isReport(category) ? 'Must be the path of a document, /assets/<file>' : 'Is required';
}

/** Reports hold a document instead of rich text; a row that was not written by us may spell them with a capital. */
export function isReport(category: string): boolean {
  return category.toLowerCase() === 'reports';
}

/** Browsers lay out every row and column that a cell claims, up to 65,534. */
function withModestSpans(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isModest = ([name, value]: [string, string]) => !/^(?:col|row)span$/.test(name) || /^[1-9]\d?$/.test(value);
  return Object.fromEntries(Object.entries(attributes).filter(isModest));
}

function withoutTarget({ target: _target, ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return attributes;
}
