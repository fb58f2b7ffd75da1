import { HTMLElement } from 'node-html-parser';

/** Looks, and what the build makes of a picture: what a picture shows is in its address. */
const leftOut = new Set(['class', 'style', 'decoding', 'data-blur']);
/** Texts are the matter of other tests: here counts only whether there are any. */
const texts = new Set(['alt', 'aria-label', 'title', 'data-play-label', 'data-pause-label', 'data-props']);
/** A key or a token of a form, which is another one each time. */
const unlike = /^(?:[0-9a-f-]{36}|\w+\.[\w=.-]{43,}|[0-9A-Z]{3}(?: [0-9A-Z]{3}){5})$/;
const alwaysTold = new Set(['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'li', 'legend', 'label', 'figcaption']);

/**
 * The structure of a part of a page, an element on a line: its name and its attributes, without texts, looks and digests.
 * Most elements without attributes are left out.
 */
export function outlineOf(element: HTMLElement, depth = 0): string[] {
  const line = lineOf(element);
  const told = line === '' ? [] : [`${'  '.repeat(depth)}${line}`];
  if (element.rawTagName === 'svg') return told;
  if (element.rawTagName === 'picture') return pictureOf(element).map((one) => '  '.repeat(depth) + one);
  const inside = element.childNodes.filter((node) => node instanceof HTMLElement);
  return [...told, ...inside.flatMap((child) => outlineOf(child, depth + told.length))];
}

function lineOf(element: HTMLElement): string {
  const { rawTagName: name, attributes } = element;
  if (name === 'svg') return attributes['aria-hidden'] === 'true' ? iconOf(element) : drawingOf(element);
  const described = Object.entries(attributes).flatMap(([key, value]) => attribute(key.toLowerCase(), value));
  return described.length > 0 || alwaysTold.has(name) ? [name, ...described].join(' ') : '';
}

/** A picture on one line, with its other formats, and on further lines what is another picture, size or place. */
function pictureOf(picture: HTMLElement): string[] {
  const lines = picture.childNodes.filter((node) => node instanceof HTMLElement).map(lineOf);
  const own = lines.at(-1) ?? '';
  const formats: string[] = [];
  const others = lines.slice(0, -1).filter((source) => {
    const { file, type } = /^source srcset=(?<file>\S+)\.\w+ type=image\/(?<type>\w+)/.exec(source)?.groups ?? {};
    const size = /width=\d+ height=\d+ sizes=.*$/.exec(source)?.[0].split(/ (?=height|sizes)/) ?? [];
    const isSame =
      !source.includes(' media=') && own.includes(`/${file}.`.slice(1)) && size.every((part) => own.includes(part));
    if (isSame && type) formats.push(type);
    return !isSame;
  });
  return [...others, [own, ...formats.map((type) => `format=${type}`)].join(' ')];
}

function attribute(key: string, value: string): string[] {
  if (leftOut.has(key)) return [];
  if (value === '') return [key];
  if (texts.has(key) || unlike.test(value) || (key === 'content' && /\s/.test(value))) return [`${key}=…`];
  return [`${key}=${key === 'srcset' ? withoutDigests(value).split(' ')[0] : withoutDigests(value)}`];
}

function iconOf(svg: HTMLElement): string {
  return `icon ${withoutDigests(svg.querySelector('use')?.getAttribute('href') ?? 'without a name')}`;
}

/** What a drawing consists of, and where each part of it is. */
function drawingOf(svg: HTMLElement): string {
  const parts = svg.querySelectorAll('*').map((part) => {
    const places = Object.entries(part.attributes).filter(([key]) => !leftOut.has(key.toLowerCase()));
    return [part.rawTagName, ...places.map(([key, value]) => `${key}=${withoutDigests(value)}`)].join(' ');
  });
  const own = Object.entries(svg.attributes).flatMap(([key, value]) => attribute(key.toLowerCase(), value));
  return [['drawing', ...own].join(' '), ...parts].join('; ');
}

/** `/static/name.1a2b3c4d5e.ext` as `/name.ext`, `/social/1-en-1a2b3c….jpg` as `/social/1.jpg`, and `/static/pictures/name-640-1a2b3c4d.avif` as `/pictures/name.avif`. */
function withoutDigests(value: string): string {
  return value
    .replace(/(\/social\/\d+)-\w\w-[0-9a-f]{16}/, '$1')
    .replace(/\/static\/(\S*?)(?:-\d+|(-social)-\w{6})?[.-][0-9a-z]{8,12}(\.\w+)(?![\w.])/g, '/$1$2$3');
}
