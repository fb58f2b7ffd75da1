import type { UserConfig, UtilObject } from '@unocss/core';
import presetWind4, { type Theme } from '@unocss/preset-wind4';

export default {
  presets: [presetWind4({ preflights: { reset: true } })],
  postprocess: [mixColoursOnce],
  /** Words of the code that are no classes here, though they could be. */
  blocklist: ['blur', 'container', 'filter', 'px', 'resize', 'tab', 'transform'],
  theme: {
    colors: {
      laterite: { DEFAULT: '#A4431F', deep: '#7E3116' },
      ember: '#D9662B',
      /** Ember lightened until it is text on deep petrol. */
      clay: '#F2A77C',
      petrol: { DEFAULT: '#0E3A40', deep: '#08242A', light: '#1D5259' },
      alumina: '#F6F3EE',
      powder: '#E9E4DB',
      graphite: '#1C2426',
      /** Graphite for secondary text: 7 : 1 on alumina. */
      slate: '#4A5355',
      mangrove: { DEFAULT: '#2F6B4F', light: '#A9D3BC' },
    },
    font: { sans: '"Plus Jakarta Sans", "Plus Jakarta Sans Fallback", system-ui, sans-serif' },
    text: {
      tiny: { fontSize: '0.8125rem', lineHeight: '1.45' },
      small: { fontSize: '0.9375rem', lineHeight: '1.55' },
      body: { fontSize: '1.0625rem', lineHeight: '1.65' },
      lead: { fontSize: 'clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)', lineHeight: '1.55', letterSpacing: '-0.005em' },
      item: { fontSize: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)', lineHeight: '1.28', letterSpacing: '-0.015em' },
      statement: {
        fontSize: 'clamp(1.3125rem, 1.15rem + 0.75vw, 1.875rem)',
        lineHeight: '1.4',
        letterSpacing: '-0.015em',
      },
      sub: { fontSize: 'clamp(1.4375rem, 1.25rem + 0.85vw, 2rem)', lineHeight: '1.16', letterSpacing: '-0.025em' },
      heading: { fontSize: 'clamp(2rem, 1.4rem + 2.5vw, 3.5rem)', lineHeight: '1.06', letterSpacing: '-0.035em' },
      title: { fontSize: 'clamp(2.375rem, 1.45rem + 3.9vw, 5rem)', lineHeight: '1.01', letterSpacing: '-0.04em' },
      display: { fontSize: 'clamp(2.75rem, 1.35rem + 5.6vw, 6.75rem)', lineHeight: '0.97', letterSpacing: '-0.045em' },
      figure: { fontSize: 'clamp(3.25rem, 2rem + 5vw, 6.5rem)', lineHeight: '0.95', letterSpacing: '-0.055em' },
    },
    ease: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  },
  shortcuts: {
    // Layout
    wrap: 'mx-auto w-full max-w-344 px-5 sm:px-8 lg:px-12',
    band: 'relative py-[clamp(4.5rem,3rem+6vw,9rem)]',
    // Grounds
    'tone-light': 'bg-alumina text-graphite [--ring:#A4431F]',
    'tone-powder': 'bg-powder text-graphite [--ring:#A4431F]',
    'tone-dark': 'bg-petrol-deep text-alumina [--ring:#F2A77C]',
    'tone-laterite': 'bg-laterite text-alumina [--ring:#F6F3EE]',
    // Type
    't-display': 'text-display font-800 text-balance [word-spacing:0.06em]',
    't-title': 'text-title font-800 text-balance [word-spacing:0.05em]',
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
    'more-link': 'inline-flex items-center gap-2 font-650 py-1.5 line-link',
    btn: 'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-[3px] px-6 py-3 text-center text-small font-650 leading-tight transition-[background-color,color,border-color] duration-200',
    'btn-primary': 'btn bg-laterite text-alumina hover:bg-laterite-deep',
    'btn-light': 'btn bg-alumina text-petrol-deep hover:bg-powder',
    'btn-outline': 'btn border-[1.5px] border-current/40 hover:border-current',
    'icon-button':
      'inline-grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-current/35 transition-[background-color,border-color,opacity] duration-200 hover:border-current disabled:opacity-40',
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
