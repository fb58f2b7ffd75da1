import { palette, withOpacity } from './palette.ts';

/** Colours by purpose, for hand-written rules. The names of the palette are available as utilities too. */
const roles = {
  surface: palette.alumina,
  surfaceRaised: palette.white,
  surfaceSunken: palette.powder,
  surfaceDark: palette.petrolDeep,
  surfaceDarkRaised: palette.petrol,
  text: palette.graphite,
  muted: palette.slate,
  onDark: palette.alumina,
  onHighlight: palette.petrolDeep,
  /** Links, selected items and the focus ring on light ground; darker on hover. */
  accent: palette.laterite,
  accentStrong: palette.lateriteDeep,
  accentOnDark: palette.clay,
  /** Lines, hexagons and progress, never text. */
  highlight: palette.ember,
  danger: palette.laterite,
  success: palette.mangrove,
  successText: palette.mangroveDeep,
  lineSoft: palette.sand,
  skeleton: palette.powder,
  skeletonGlint: palette.aluminaDim,
} as const;

/** Translucent colours: `line-18` is the line colour at 18 % opacity. */
const opacities = {
  /** Lines and borders on light ground. */
  line: opacitiesOf(palette.graphite, [12, 14, 18, 20, 25, 30, 35, 55]),
  /** Lines, tints and secondary text on dark ground. */
  light: opacitiesOf(palette.alumina, [8, 12, 16, 18, 20, 22, 25, 28, 30, 35, 60, 78, 80, 82]),
  /** Shade over pictures, backdrops of dialogs, shadows. */
  overlay: opacitiesOf(palette.petrolDeep, [5, 35, 50, 60, 62, 66, 71, 72, 74, 76, 78, 80, 82, 86, 88, 90, 94]),
  frame: opacitiesOf(palette.petrol, [70]),
  accent: opacitiesOf(palette.laterite, [20, 35, 45]),
  found: opacitiesOf(palette.ember, [24, 46]),
} as const;

/** All colours by the names of utilities and `--color-…` variables. */
export const colours: Record<string, string> = {
  ...kebabNames(palette),
  ...kebabNames(roles),
  ...Object.fromEntries(
    Object.entries(opacities).flatMap(([family, steps]) =>
      Object.entries(steps).map(([step, colour]) => [`${family}-${step}`, colour]),
    ),
  ),
};

/** Font sizes, ascending. Names with a line height are text utilities. */
export const textSizes = {
  micro: { fontSize: '0.75rem' },
  tiny: { fontSize: '0.8125rem', lineHeight: '1.45' },
  note: { fontSize: '0.875rem' },
  small: { fontSize: '0.9375rem', lineHeight: '1.55' },
  base: { fontSize: '1rem', lineHeight: '1.5' },
  body: { fontSize: '1.0625rem', lineHeight: '1.65' },
  large: { fontSize: '1.125rem', lineHeight: '1.65' },
  onward: { fontSize: '1.1875rem' },
  quote: { fontSize: '1.3125rem' },
  sign: { fontSize: '1.375rem' },
  chapter: { fontSize: '1.625rem' },
  digit: { fontSize: '1.75rem' },
  lead: { fontSize: 'clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)', lineHeight: '1.55', letterSpacing: '-0.005em' },
  item: { fontSize: 'clamp(1.25rem, 1.16rem + 0.42vw, 1.5625rem)', lineHeight: '1.28', letterSpacing: '-0.015em' },
  query: { fontSize: 'clamp(1.125rem, 0.8rem + 1.6vw, 2.25rem)' },
  statement: {
    fontSize: 'clamp(1.3125rem, 1.15rem + 0.75vw, 1.875rem)',
    lineHeight: '1.4',
    letterSpacing: '-0.015em',
  },
  sub: { fontSize: 'clamp(1.4375rem, 1.25rem + 0.85vw, 2rem)', lineHeight: '1.16', letterSpacing: '-0.025em' },
  'headline-long': { fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.75rem)', lineHeight: '1.07' },
  headline: { fontSize: 'clamp(1.6875rem, 1rem + 2.9vw, 3.75rem)', lineHeight: '1.07' },
  /** What is written in the article form: by the width of its column. */
  'desk-excerpt': { fontSize: 'clamp(1rem, 0.86rem + 0.6cqi, 1.1875rem)' },
  'desk-title-long': { fontSize: 'clamp(1.25rem, 0.9rem + 1.9cqi, 1.875rem)' },
  'desk-title': { fontSize: 'clamp(1.5rem, 1rem + 2.6cqi, 2.375rem)' },
  'fact-narrow': { fontSize: 'min(3rem, 12vw)', lineHeight: '1' },
  fact: { fontSize: 'clamp(1.75rem, 0.35rem + 3.2vw, 4.25rem)', lineHeight: '1' },
  heading: { fontSize: 'clamp(1.875rem, 1.42rem + 1.9vw, 3rem)', lineHeight: '1.08', letterSpacing: '-0.032em' },
  page: { fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem)', lineHeight: '1.04', letterSpacing: '-0.036em' },
  title: { fontSize: 'clamp(2.375rem, 1.45rem + 3.4vw, 4.5rem)', lineHeight: '1.01', letterSpacing: '-0.04em' },
  display: {
    fontSize: 'max(2.25rem, min(9.7vw, clamp(2.75rem, 1.35rem + 5.6vw, 6.75rem)))',
    lineHeight: '0.97',
    letterSpacing: '-0.045em',
  },
  figure: { fontSize: 'clamp(3.25rem, 2rem + 5vw, 6.5rem)', lineHeight: '0.95', letterSpacing: '-0.055em' },
} as const;

export const fonts = {
  sans: '"Plus Jakarta Sans", "Plus Jakarta Sans Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, monospace',
} as const;

/** Vertical padding of sections, in addition to the `--space-…` steps. */
export const fluidSpaces = {
  band: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  article: 'clamp(4rem, 3rem + 5vw, 8rem)',
  gutter: 'clamp(1.25rem, 3vw, 3rem)',
} as const;

const shadows = {
  badge: `0 0.5rem 0.75rem ${withOpacity(palette.petrolDeep, 35)}`,
  card: `0 1.5rem 3rem -0.5rem ${withOpacity(palette.petrolDeep, 50)}`,
  cover: `0 2.5rem 4rem -1.5rem ${withOpacity(palette.petrolDeep, 60)}`,
  invalid: `inset 4px 0 0 ${roles.danger}`,
  notice: `0 10px 15px -3px ${withOpacity(palette.petrolDeep, 10)}, 0 4px 6px -4px ${withOpacity(palette.petrolDeep, 10)}`,
  panel: `0 1.5rem 3rem -1rem ${withOpacity(palette.petrolDeep, 35)}`,
  save: `0 -0.75rem 1.5rem -1rem ${withOpacity(palette.petrolDeep, 35)}`,
  toast: `0 25px 50px -12px ${withOpacity(palette.petrolDeep, 25)}`,
  stack: `0 -0.5rem 1.5rem -0.75rem ${withOpacity(palette.petrolDeep, 35)}`,
} as const;

export const radii = { DEFAULT: '3px', small: '2px', full: '999px' } as const;

/** Steps of a quarter rem: `--space-3` equals the utility `p-3`. */
const spaceSteps = [
  0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 8.5, 9, 10, 10.5, 12, 14, 16, 18, 20, 24, 28,
  32, 34, 50,
];

/** All tokens by variable name; style sheets contain those that they use. */
export const variables: Record<string, string> = {
  ...prefixed('color', colours),
  ...prefixed('text', Object.fromEntries(Object.entries(textSizes).map(([name, { fontSize }]) => [name, fontSize]))),
  ...prefixed('space', Object.fromEntries(spaceSteps.map((step) => [`${step}`.replace('.', '-'), `${step / 4}rem`]))),
  ...prefixed('space', fluidSpaces),
  ...prefixed('shadow', shadows),
  '--radius': radii.DEFAULT,
  '--radius-small': radii.small,
  '--radius-full': radii.full,
  '--font-sans': fonts.sans,
  '--font-mono': fonts.mono,
  /** Pattern of adjacent hexagons. */
  '--lattice': `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='112' height='194' viewBox='0 0 112 194'><path d='M56 0v32.3M56 97v64.7M0 129.3 56 161.7 112 129.3M0 64.7 56 97 112 64.7M0 64.7v64.6M112 64.7v64.6M0 0l56 32.3L112 0M56 161.7 0 194M56 161.7 112 194' fill='none' stroke='${palette.white}'/></svg>`,
  )
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')}")`,
};

function opacitiesOf(colour: string, percents: readonly number[]): Record<string, string> {
  return Object.fromEntries(percents.map((percent) => [percent, withOpacity(colour, percent)]));
}

function kebabNames(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function prefixed(prefix: string, record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [`--${prefix}-${name}`, value]));
}
