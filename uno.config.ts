import type { CSSEntry, UserConfig, UtilObject } from '@unocss/core';
import presetWind4, { type Theme } from '@unocss/preset-wind4';
import { colours, fluidSpaces, fonts, radii, textSizes, variables } from './src/tokens.ts';

export default {
  presets: [presetWind4({ preflights: { reset: true, theme: { process: leaveTokensOut } } })],
  postprocess: [mixColoursOnce, nameTokens],
  /** Words of the code that are no classes here, though they could be. */
  blocklist: ['blur', 'container', 'filter', 'px', 'resize', 'tab', 'transform'],
  theme: {
    colors: colours,
    font: fonts,
    text: textSizes,
    spacing: fluidSpaces,
    radius: radii,
    ease: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  },
  shortcuts: {
    // Layout
    wrap: 'mx-auto w-full max-w-344 px-5 sm:px-8 lg:px-12',
    band: 'relative py-band',
    // Grounds
    'tone-light': 'bg-alumina text-graphite [--ring:var(--color-accent)]',
    'tone-powder': 'bg-powder text-graphite [--ring:var(--color-accent)]',
    'tone-dark': 'bg-petrol-deep text-alumina [--ring:var(--color-accent-on-dark)]',
    'tone-laterite': 'bg-laterite text-alumina [--ring:var(--color-on-dark)]',
    // Type
    't-display': 'text-display font-800 text-balance [word-spacing:0.06em]',
    't-title': 'text-title font-800 text-balance [word-spacing:0.05em]',
    't-page': 'text-page font-800 text-balance [word-spacing:0.045em]',
    't-heading': 'text-heading font-800 text-balance [word-spacing:0.04em]',
    't-sub': 'text-sub font-700 text-balance',
    't-item': 'text-item font-700',
    't-figure': 'text-figure font-750 [word-spacing:0.08em]',
    't-statement': 'text-statement font-500 text-pretty',
    't-lead': 'text-lead font-450 text-pretty',
    't-label': 'text-tiny font-650 tracking-[0.02em]',
    // Links and controls
    'line-link':
      'underline decoration-1 decoration-current/40 underline-offset-[0.25em] transition-[text-decoration-color] duration-200 hover:decoration-current',
    'list-link': 'inline-block py-1 line-link',
    'menu-entry':
      'flex min-h-15 w-full cursor-pointer items-center justify-between text-sub font-700 aria-[current]:text-clay',
    'menu-link': 'flex min-h-11 items-center text-alumina/90 aria-[current]:text-clay',
    'more-link': 'inline-flex items-center gap-2 font-650 py-1.5 line-link',
    btn: 'inline-flex min-h-12 items-center justify-center gap-2.5 rounded px-6 py-3 text-center text-small font-650 leading-tight transition-[background-color,color,border-color] duration-200 disabled:pointer-events-none disabled:opacity-50',
    'btn-primary': 'btn bg-laterite text-alumina hover:bg-laterite-deep',
    'btn-light': 'btn bg-alumina text-petrol-deep hover:bg-powder',
    'btn-outline': 'btn border-[1.5px] border-current/40 hover:border-current',
    'icon-button':
      'inline-grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-current/35 transition-[background-color,border-color,opacity] duration-200 hover:border-current disabled:opacity-40',
    'field-control':
      'mt-1.5 block w-full min-h-12 rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5 text-body text-graphite hover:border-graphite aria-[invalid]:border-laterite aria-[invalid]:[box-shadow:var(--shadow-invalid)] disabled:pointer-events-none disabled:border-graphite/25 disabled:bg-powder disabled:text-slate',
    /** On a link inside a positioned card: the whole card follows it. */
    'cover-link': 'after:absolute after:inset-0 after:content-empty',
  },
} satisfies UserConfig<Theme>;

/**
 * The preset mixes every colour with a variable for its opacity, which nothing here sets, and a second time in another
 * space, which is the same where the other colour is transparent: a tenth of the style sheet.
 */
function mixColoursOnce(utility: UtilObject): void {
  if (utility.parent?.includes('color-mix(in lab')) utility.entries = [];
  for (const entry of utility.entries) {
    if (typeof entry[1] !== 'string') continue;
    entry[1] = entry[1].replace(/^color-mix\(in srgb, (var\([^)]+\)) var\(--un-[\w-]+-opacity\), transparent\)$/, '$1');
  }
}

/** The preset's names for what `src/tokens.ts` defines, and ours. */
const presetNames: [RegExp, string][] = [
  [/--colors-([\w-]+)/g, '--color-$1'],
  [/--text-([\w-]+)-fontSize/g, '--text-$1'],
  [/--spacing-([\w-]+)/g, '--space-$1'],
  [/--radius-DEFAULT/g, '--radius'],
];

/** Utilities and hand-written rules share one variable for each token. */
function nameTokens(utility: UtilObject): void {
  for (const entry of utility.entries) {
    if (typeof entry[1] !== 'string') continue;
    for (const [pattern, name] of presetNames) entry[1] = entry[1].replace(pattern, name);
  }
}

/** The build writes the variables of the tokens, those of hand-written rules among them. */
function leaveTokensOut(variable: CSSEntry): void {
  const name = presetNames.reduce((named, [pattern, own]) => named.replace(pattern, own), variable[0]);
  if (name in variables) variable[1] = undefined;
}
