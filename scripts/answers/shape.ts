import type { HTMLElement } from 'node-html-parser';
import { parseHtml, textOf } from '../../tests/support/html.ts';

const comparedHeaders = [
  ...[
    'content-type',
    'location',
    'cache-control',
    'allow',
    'retry-after',
    'content-disposition',
    'x-robots-tag',
    'vary',
  ],
  ...['content-language', 'link', 'www-authenticate', 'referrer-policy', 'cross-origin-resource-policy'],
];

/** The parts of an answer that a reader, a browser or a client would miss, without what differs each time. */
export async function shapeOf(answer: Response): Promise<object> {
  const headers = comparedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [`${name}: ${stable(value)}`];
  });
  const cookies = answer.headers.getSetCookie().map((line) => stable(line));
  const type = answer.headers.get('content-type') ?? '';
  const body = await answer.bytes();
  const text = () => new TextDecoder().decode(body);
  const shown = { status: answer.status, headers, ...(cookies.length > 0 && { cookies }) };
  if (type.includes('text/html')) return { ...shown, ...pageOf(text()) };
  if (type.includes('json')) return { ...shown, json: JSON.parse(text(), stableValue) };
  if (/^text\/|xml|yaml/.test(type)) return { ...shown, text: stable(text()).split('\n') };
  return { ...shown, hasBody: body.length > 0 };
}

function pageOf(html: string): object {
  const page = parseHtml(html);
  // The footer of staff names the build, which is another one after each change.
  for (const unseen of page.querySelectorAll('script, style, template, .desk-foot')) unseen.remove();
  const body = page.querySelector('body') ?? page;
  return {
    title: stable(textOf(page.querySelector('title'))),
    head: page.querySelectorAll('head meta[name], head link[rel=canonical], head link[hreflang]').map(attributesOf),
    outline: outlineOf(body),
    text: stable(linesOf(body)).split('\n'),
  };
}

const outlined =
  'h1,h2,h3,h4,h5,h6,main,nav,header,footer,aside,section[aria-label],form,label,legend,a,button,input,select,textarea,option,img,table,th';
const comparedAttributes = new Set([
  ...[
    'href',
    'action',
    'method',
    'enctype',
    'name',
    'type',
    'value',
    'for',
    'id',
    'required',
    'checked',
    'selected',
    'disabled',
  ],
  ...[
    'aria-label',
    'aria-describedby',
    'aria-invalid',
    'aria-current',
    'maxlength',
    'pattern',
    'hreflang',
    'rel',
    'role',
    'alt',
    'src',
    'content',
    'lang',
  ],
]);

function outlineOf(body: HTMLElement): string[] {
  return body
    .querySelectorAll(outlined)
    .map((element) =>
      `${attributesOf(element)} ${stable(linesOf(element).replaceAll('\n', ' ')).slice(0, 120)}`.trim(),
    );
}

function attributesOf(element: HTMLElement): string {
  const attributes = Object.entries(element.attributes).filter(([name]) => comparedAttributes.has(name.toLowerCase()));
  return [element.rawTagName, ...attributes.map(([name, value]) => `${name.toLowerCase()}=${stable(value)}`)].join(' ');
}

const blocks =
  /<\/?(?:p|div|li|ul|ol|tr|td|th|h\d|section|main|nav|header|footer|form|label|button|dl|dt|dd|br|option|legend|figcaption|summary|article)\b[^>]*>/gi;

function linesOf(body: HTMLElement): string {
  const text = parseHtml(body.innerHTML.replace(blocks, '\n$&')).text;
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

const month = '(?:Jan|Feb|Mar|Apr|Mei|May|Jun|Jul|Agu|Aug|Sep|Okt|Oct|Nov|Des|Dec)[a-z]*\\.?';
/** What is another one each time, and its name in the recording. */
const variable: [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '‹uuid›'],
  [/\beditor-[0-9a-f]{8}\b/g, 'editor-‹id›'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, '‹moment›'],
  [/\b\d{4}-\d\d-\d\d\b/g, '‹day›'],
  [new RegExp(`\\b\\d{1,2}(?:\\s|&nbsp;|\\u00a0)${month}(?:\\s\\d{4})?`, 'g'), '‹day›'],
  [new RegExp(`\\b${month}\\s\\d{1,2},?\\s\\d{4}`, 'g'), '‹day›'],
  [/\b\d\d[.:]\d\d(?:[.:]\d\d)?\b/g, '‹time›'],
  [/\b\d{13}\b/g, '‹milliseconds›'],
  // Digests and tokens: letters and digits mixed, and long.
  [/(?<=[\w/]-|[/.])(?=[0-9a-z]*\d)[0-9a-z]{8,12}(?=\.\w+)/g, '‹digest›'],
  [/(?<![\w-])(?:[0-9a-z]{8}\.)?(?=[\w-]*[\dA-Z])(?=[\w-]*[A-Za-z])[\w-]{20,}(?:[.=][\w.=-]*)?/g, '‹token›'],
  [/\b[2-7a-z]{4}(?:-[2-7a-z]{4}){3}\b/g, '‹recovery code›'],
  [/\b\d{5}(?: \d{5}){5}\b/g, '‹fingerprint›'],
  [/\b\d{9,12}\b/g, '‹number›'],
  // The words of a receipt.
  [/^(?:[a-z]{3,12} ){9}[a-z]{3,12}$/gm, '‹words›'],
  [/\b[2-7A-Z]{4}(?: [2-7A-Z]{4}){7}\b/g, '‹secret›'],
  [/\b[0-9A-Z]{3}(?: [0-9A-Z]{3}){5}\b/g, '‹receipt›'],
];

export function stable(text: string): string {
  return variable.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}

/** Numbers of so many digits are moments and counters. */
function stableValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return stable(value);
  return typeof value === 'number' && value >= 100_000_000 ? '‹number›' : value;
}
