// Outlines of the letters of the site, written by `bun run letters`: what a server has of fonts does not matter.
import written from './letters.txt' with { type: 'text' };

type Letters = {
  unitsPerEm: number;
  letters: ReadonlyMap<string, { width: number; path: string }>;
  /** How much closer or wider apart two letters are. */
  pairs: ReadonlyMap<string, number>;
};

export type Lines = { lines: readonly string[]; size: number };

/** The text in letters that there are: accents that are missing are left out, and so are emoji and other scripts. */
export function drawable(text: string): string {
  const { letters } = read();
  const kept = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
    if (letters.has(letter)) return letter;
    return [...letter.normalize('NFKD')].filter((part) => letters.has(part)).join('');
  });
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Breaks a text into lines of this width at the first of the sizes at which there are few enough of them; at the last one the text is
 * cut. All in pixels.
 */
export function fitLines(
  text: string,
  width: number,
  sizes: readonly (readonly [size: number, maxLines: number])[],
): Lines {
  let last: Lines = { lines: [], size: 0 };
  for (const [size, maxLines] of sizes) {
    const lines = breakLines(text, (width * read().unitsPerEm) / size);
    last = { lines: lines.slice(0, maxLines), size };
    if (lines.length <= maxLines) return last;
  }
  const [end = '', ...start] = last.lines.toReversed();
  const cut = `${end.slice(0, end.lastIndexOf(' ') > 0 ? end.lastIndexOf(' ') : -1)}…`;
  return { ...last, lines: [...start.toReversed(), cut] };
}

/** An SVG path of one line whose baseline begins at this point. */
export function linePath(text: string, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  const { unitsPerEm, letters } = read();
  let at = 0;
  let before = '';
  const glyphs = [...text].map((letter) => {
    const { width = 0, path = '' } = letters.get(letter) ?? {};
    at += pairOf(before, letter);
    const placed = path && `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += width;
    before = letter;
    return placed;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / unitsPerEm})">${glyphs.join('')}</g>`;
}

/** In units of the font. */
function widthOf(text: string): number {
  let before = '';
  return [...text].reduce((sum, letter) => {
    const added = (read().letters.get(letter)?.width ?? 0) + pairOf(before, letter);
    before = letter;
    return sum + added;
  }, 0);
}

function pairOf(one: string, other: string): number {
  return read().pairs.get(one + other) ?? 0;
}

/** At spaces; a word that is wider than a line is broken. */
function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && widthOf(piece + letter) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}

let known: Letters | undefined;

function read(): Letters {
  known ??= parse(written);
  return known;
}

function parse(text: string): Letters {
  const [unitsPerEm, ...lines] = text.split('\t');
  const letters = new Map<string, { width: number; path: string }>();
  const pairs = new Map<string, number>();
  for (const line of lines) {
    const [pair, letter] = [line.slice(0, 2), line.slice(0, 1)];
    const [width, ...path] = line.slice(2).split(' ');
    if (line[1] === ' ') letters.set(letter, { width: Number(width), path: path.join(' ') });
    else if (line) pairs.set(pair, Number(line.slice(3)));
  }
  return { unitsPerEm: Number(unitsPerEm), letters, pairs };
}
