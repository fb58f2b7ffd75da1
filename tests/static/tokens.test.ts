import { expect, test } from 'bun:test';
import { palette } from '../../src/palette.ts';
import { filesLike, readSource } from '../support/sources.ts';

const styleSheets = [...filesLike('src/**/*.css'), ...filesLike('scripts/production/documents/**/*.css')];
const code = [...filesLike('src/**/*.{ts,tsx}'), ...filesLike('scripts/**/*.{ts,tsx}'), 'uno.config.ts'].filter(
  (path) => path !== 'src/palette.ts',
);

const namedColours =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|orchid|pink|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const colourNotation =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|%23[0-9a-f]{3}|\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch)\(/gi;
const namedInSheet = new RegExp(`[\\s,(](?:${namedColours})(?=[\\s,);])`, 'g');
const namedInCode = new RegExp(
  `\\b(?:fill|stroke|color|background)=["'](?:${namedColours})["']|\\b(?:bg|text|border|fill|stroke|decoration|outline|accent|caret)-(?:black|gray|slate-\\d+|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)(?:-\\d+)?\\b|\\bshadow-(?:2xs|xs|sm|md|lg|xl|2xl)\\b`,
  'g',
);

function declarationsOf(css: string): { property: string; value: string }[] {
  const bare = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  return [...bare.matchAll(/([\w-]+):\s([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.replace(/\s+/g, ' '),
  }));
}

test('style sheets use colour tokens', () => {
  const literals = styleSheets.flatMap((path) =>
    declarationsOf(readSource(path)).flatMap(({ property, value }) =>
      [...`${value};`.matchAll(colourNotation), ...` ${value};`.matchAll(namedInSheet)].map(
        ([colour]) => `${path}: ${property}: ${colour.trim()}`,
      ),
    ),
  );
  expect(literals).toEqual([]);
});

test('code uses colour tokens', () => {
  const literals = code.flatMap((path) => {
    const source = readSource(path);
    return [...source.matchAll(colourNotation), ...source.matchAll(namedInCode)].map(
      ([colour]) => `${path}: ${colour}`,
    );
  });
  expect(literals).toEqual([]);
});

test('the page that nginx shows without the site has colours of the palette', () => {
  const colours = readSource('deploy/nginx/unavailable.html').match(colourNotation) ?? [];
  expect(colours).toHaveLength(4);
  expect(colours.filter((colour) => !Object.values<string>(palette).includes(colour))).toEqual([]);
});

const spacing =
  /^(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-padding)(?:-|$)|^border-radius$|^font-size$/;
/** A length in px or rem that is not a hairline; viewport and font-relative units are allowed. */
const length = /(?<![\w.-])-?(?:\d*\.)?\d+(?:rem|px)\b/g;
const hairline = /^-?1px$/;

test('hand-written rules use tokens for spacing, radii and font sizes', () => {
  const literals = filesLike('src/**/*.css').flatMap((path) =>
    declarationsOf(readSource(path))
      .filter(({ property }) => spacing.test(property))
      .flatMap(({ property, value }) =>
        (value.match(length) ?? []).filter((one) => !hairline.test(one)).map((one) => `${path}: ${property}: ${one}`),
      ),
  );
  expect(literals).toEqual([]);
});

/** Font sizes in drawings are in the drawing's coordinates. */
const drawings = [
  'src/pages/products/process.tsx',
  'src/pages/sustainability/sustainability.tsx',
  'src/ui/media/diagram.tsx',
];
const literalUtility =
  /(?<![\w-])-?(?:text|[pm][xytrblse]?|gap(?:-[xy])?|space-[xy]|rounded(?:-\w+)?|inset(?:-[xy])?|top|right|bottom|left)-\[[^\]]*\d(?:rem|px)[^\]]*\]/g;

test('utilities use tokens for spacing, radii and font sizes', () => {
  const literals = [...filesLike('src/**/*.{ts,tsx}'), 'uno.config.ts']
    .filter((path) => !drawings.includes(path))
    .flatMap((path) => (readSource(path).match(literalUtility) ?? []).map((utility) => `${path}: ${utility}`));
  expect(literals).toEqual([]);
});

test('every excepted drawing needs its exception', () => {
  expect(drawings.filter((path) => !readSource(path).match(literalUtility))).toEqual([]);
});
