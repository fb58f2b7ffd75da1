import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumPath } from '../../tests/support/browser.ts';

/**
 * Writes the outlines of the letters of social pictures (`bun run letters`): of each letter its width and its path, and the distance of
 * pairs that differs. No server then needs fonts. The files of the font are static instances with TrueType outlines.
 */
const target = 'src/workers/pictures/letters.txt';
const fileOf = (subset: string, type: string) =>
  readFileSync(
    join('node_modules/@fontsource/plus-jakarta-sans/files', `plus-jakarta-sans-${subset}-800-normal.${type}`),
  );

const letters = new Map<string, { width: number; path: string }>();
let unitsPerEm = 0;
for (const subset of ['latin', 'latin-ext']) {
  const tables = tablesOf(fileOf(subset, 'woff'));
  unitsPerEm = tables.head.readUInt16BE(18);
  for (const [code, glyph] of glyphsByCode(tables.cmap)) {
    const letter = String.fromCodePoint(code);
    if (isUsed(code, letter) && !letters.has(letter))
      letters.set(letter, { width: widthOf(tables, glyph), path: pathOf(contoursOf(tables, glyph)) });
  }
}
const pairs = await measurePairs([...letters.keys()].filter((letter) => /[\w.,:;!?'"“”‘’()/–—-]/.test(letter)));
const lines = [...letters].map(([letter, { width, path }]) => `${letter} ${width} ${path}`.trimEnd());
writeFileSync(target, [unitsPerEm, ...lines, ...pairs.map(([pair, by]) => `${pair} ${by}`)].join('\t'));
console.log(`${letters.size} letters, ${pairs.length} pairs`);

/** Letters of European languages, figures, punctuation and signs. */
function isUsed(code: number, letter: string): boolean {
  return /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(letter) && (code <= 0x17f || !/\p{L}/u.test(letter));
}

type Tables = Record<'head' | 'hhea' | 'hmtx' | 'loca' | 'glyf' | 'cmap', Buffer>;

/** The tables of a font (WOFF File Format 1.0, section 5). */
function tablesOf(woff: Buffer): Tables {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20;
    const [offset = 0, packed = 0, size = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset + packed);
    return [woff.toString('latin1', at, at + 4), packed < size ? inflateSync(bytes) : bytes] as const;
  });
  return Object.fromEntries(entries) as Tables;
}

/** From the subtable of format 4: segments of codes, each with an offset or an array of glyphs. */
function* glyphsByCode(cmap: Buffer): Generator<[code: number, glyph: number]> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no table of codes of format 4.');
  const double = cmap.readUInt16BE(start + 6);
  for (let at = start + 14; at < start + 14 + double; at += 2) {
    const last = cmap.readUInt16BE(at);
    const first = cmap.readUInt16BE(at + 2 + double);
    const delta = cmap.readInt16BE(at + 2 + 2 * double);
    const rangeAt = at + 2 + 3 * double;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (found !== 0) yield [code, (found + delta) & 0xffff];
    }
  }
}

function widthOf({ hhea, hmtx }: Tables, glyph: number): number {
  return hmtx.readUInt16BE(4 * Math.min(glyph, hhea.readUInt16BE(34) - 1));
}

type Point = { x: number; y: number; isOn: boolean };

/** OpenType, section "glyf": simple glyphs, and those that consist of others, such as letters with accents. */
function contoursOf(tables: Tables, glyph: number): Point[][] {
  const { head, loca, glyf } = tables;
  const offsetOf = (index: number) =>
    head.readInt16BE(50) === 0 ? 2 * loca.readUInt16BE(2 * index) : loca.readUInt32BE(4 * index);
  const data = glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
  if (data.length === 0) return [];
  return data.readInt16BE(0) < 0 ? composite(tables, data) : simple(data);
}

function composite(tables: Tables, data: Buffer): Point[][] {
  const contours: Point[][] = [];
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = data.readUInt16BE(at);
    const glyph = data.readUInt16BE(at + 2);
    const isWide = (flags & 1) !== 0;
    const [dx, dy] = isWide
      ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
      : [data.readInt8(at + 4), data.readInt8(at + 5)];
    at += isWide ? 8 : 6;
    const factors = flags & 0x80 ? 4 : flags & 0x40 ? 2 : flags & 8 ? 1 : 0;
    const given = Array.from({ length: factors }, (_, index) => data.readInt16BE(at + 2 * index) / 16_384);
    at += 2 * factors;
    const [a = 1, b = 0, c = 0, d = 1] = factors === 4 ? given : [given[0], 0, 0, given[1] ?? given[0]];
    const moved = ({ x, y, isOn }: Point) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOn });
    contours.push(...contoursOf(tables, glyph).map((contour) => contour.map(moved)));
  }
  return contours;
}

function simple(data: Buffer): Point[][] {
  const ends = Array.from({ length: data.readInt16BE(0) }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * ends.length;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at);
    at += 1;
    flags.push(...Array(1 + (flag & 8 ? data.readUInt8(at) : 0)).fill(flag));
    if (flag & 8) at += 1;
  }
  const coordinates = (short: number, same: number) => {
    let position = 0;
    return flags.map((flag) => {
      if (flag & short) {
        position += flag & same ? data.readUInt8(at) : -data.readUInt8(at);
        at += 1;
      } else if (!(flag & same)) {
        position += data.readInt16BE(at);
        at += 2;
      }
      return position;
    });
  };
  const across = coordinates(2, 16);
  const up = coordinates(4, 32);
  const points = flags.map((flag, index) => ({ x: across[index] ?? 0, y: up[index] ?? 0, isOn: (flag & 1) !== 0 }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Contours of quadratic curves; between two points off the curve lies one on it. The vertical axis points down. */
function pathOf(contours: readonly Point[][]): string {
  const text = ({ x, y }: Pick<Point, 'x' | 'y'>) => `${Math.round(x)} ${Math.round(-y)}`;
  return contours
    .map((contour) => {
      const whole = contour.flatMap((point, index) => {
        const next = contour[(index + 1) % contour.length] ?? point;
        const between = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOn: true };
        return point.isOn || next.isOn ? [point] : [point, between];
      });
      const first = whole.findIndex(({ isOn }) => isOn);
      const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
      const [start, ...others] = turned;
      if (!start) return '';
      let path = `M${text(start)}`;
      for (let index = 0; index < others.length; index += 1) {
        const point = others[index];
        const end = others[index + 1];
        if (!point) continue;
        if (point.isOn || !end) path += `L${text(point)}`;
        else {
          path += `Q${text(point)} ${text(end)}`;
          index += 1;
        }
      }
      return `${path}Z`;
    })
    .join('');
}

/** What a browser adds between two letters, in units of the font. */
async function measurePairs(measured: readonly string[]): Promise<[pair: string, by: number][]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const source = `data:font/woff2;base64,${fileOf('latin', 'woff2').toString('base64')}`;
  const found = await page.evaluate(
    async ({ source, measured, unitsPerEm }) => {
      document.fonts.add(await new FontFace('Letters', `url(${source})`, { weight: '800' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas');
      context.font = `800 ${unitsPerEm}px Letters`;
      const width = (text: string) => context.measureText(text).width;
      return measured.flatMap((one) =>
        measured.flatMap((other): [string, number][] => {
          const by = Math.round(width(one + other) - width(one) - width(other));
          return by === 0 ? [] : [[one + other, by]];
        }),
      );
    },
    { source, measured, unitsPerEm },
  );
  await browser.close();
  return found;
}
