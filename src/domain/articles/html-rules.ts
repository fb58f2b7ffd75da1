import sanitizeHtml from 'sanitize-html';
import { blockAttribute, blockElements, blockId } from '../../fields/rich-text/block-ids.ts';
import { articleClass, articleElements } from '../../fields/rich-text/elements.ts';
import { assetPath } from '../../fields/text-rules.ts';
import { storedPath } from '../../stored-file.ts';

type Attributes = sanitizeHtml.Attributes;

const allowedTags = [...articleElements.keys()];

/** Elements within elements; deeper ones are unwrapped, because some parsers and editors recurse. */
const maxNesting = 100;

/** Elements without meaning of their own; their content is kept. */
const wrappers = [
  'html',
  'head',
  'body',
  'meta',
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'center',
  'font',
];

/** Allowed sources of elements that are nothing without one. */
const sources: ReadonlyMap<string, RegExp> = new Map([
  ['img', assetPath],
  ['video', /^\/assets\/[\w.-]+\.(?:mp4|webm)$/],
  ['track', /^\/assets\/[\w.-]+\.vtt$/],
]);

const scopes = ['row', 'col', 'rowgroup', 'colgroup'];

type Dropped = (what: string) => void;

/** What articles may contain. `dropped` is called for each removed part. */
export function articleHtmlRules(dropped: Dropped = () => undefined): sanitizeHtml.IOptions {
  const blocks = new Set<string>();
  return {
    allowedTags,
    allowedAttributes: Object.fromEntries([...articleElements].map(([name, attributes]) => [name, [...attributes]])),
    allowedClasses: { '*': [articleClass] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: maxNesting,
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'track'],
    exclusiveFilter: ({ tag, attribs }) => sources.has(tag) && !attribs.src,
    onOpenTag: (name, attributes) => reportDropped(name, attributes, dropped),
    transformTags: {
      // Without the attribute screen readers announce the file name.
      img: (tagName, given) => ({ tagName, attribs: { ...withStoredSource(tagName, given), ...withAlt(given) } }),
      // A video that cannot be stopped is a barrier.
      video: (tagName, given) => ({ tagName, attribs: { ...withStoredPoster(given), controls: '' } }),
      track: (tagName, given) => ({ tagName, attribs: withStoredSource(tagName, given) }),
      a: (tagName, given) => ({
        tagName,
        attribs: {
          ...(given.target === '_blank' ? { ...given, rel: 'noopener' } : without(given, 'target')),
          ...withStoredPath(given),
        },
      }),
      th: (tagName, given) => ({ tagName, attribs: withKnownScope(withModestSpans(given)) }),
      td: (tagName, given) => ({ tagName, attribs: withModestSpans(given) }),
      '*': (tagName, given) => ({ tagName, attribs: withUniqueBlockId(tagName, given, blocks) }),
    },
  };
}

function withAlt({ alt = '' }: Attributes): Attributes {
  return { alt };
}

/** Pictures, videos and captions are stored files: a foreign one would tell its host who reads. */
function withStoredSource(tag: string, attributes: Attributes): Attributes {
  return isStored(tag, attributes.src) ? attributes : without(attributes, 'src');
}

function withStoredPoster(attributes: Attributes): Attributes {
  const given = withStoredSource('video', attributes);
  return assetPath.test(given.poster ?? '') ? given : without(given, 'poster');
}

/** One spelling of a stored file's address, by which its uses are found. */
function withStoredPath({ href = '' }: Attributes): Attributes {
  const path = storedPath(href);
  return path === undefined ? {} : { href: path };
}

function isStored(tag: string, source = ''): boolean {
  return sources.get(tag)?.test(source) ?? true;
}

/** Browsers lay out every row and column that a cell claims, up to 65,534. */
function withModestSpans(attributes: Attributes): Attributes {
  const isModest = ([name, value]: [string, string]) => !/^(?:col|row)span$/.test(name) || /^[1-9]\d?$/.test(value);
  return Object.fromEntries(Object.entries(attributes).filter(isModest));
}

function withKnownScope(attributes: Attributes): Attributes {
  return scopes.includes(attributes.scope ?? '') ? attributes : without(attributes, 'scope');
}

/** An id that occurs twice belongs to the first block. */
function withUniqueBlockId(tag: string, attributes: Attributes, known: Set<string>): Attributes {
  const id = attributes[blockAttribute];
  if (id === undefined) return attributes;
  if (!blockElements.includes(tag) || !blockId.test(id) || known.has(id)) return without(attributes, blockAttribute);
  known.add(id);
  return attributes;
}

function without(attributes: Attributes, name: string): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([given]) => given !== name));
}

function reportDropped(name: string, attributes: Attributes, dropped: Dropped): void {
  if (!allowedTags.includes(name)) {
    if (!wrappers.includes(name) && !name.includes(':')) dropped(`<${name}>`);
    return;
  }
  if (sources.has(name) && !isStored(name, attributes.src)) dropped(`<${name} src="${attributes.src ?? ''}">`);
  if (name === 'a' && attributes.href && !leadsSomewhere(attributes.href)) dropped(`<a href="${attributes.href}">`);
}

/** Whether a link target is kept. */
function leadsSomewhere(target: string): boolean {
  return /^(?:https?:|mailto:|tel:|[/#?](?!\/)|[^:/]*$)/i.test(target.trim());
}
