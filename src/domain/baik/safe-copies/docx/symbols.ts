/** Symbols by font and code, for those that forms use: boxes, ticks, arrows, bullets. */
const symbols: Record<string, Record<number, string>> = {
  wingdings: {
    108: '●',
    110: '■',
    111: '☐',
    113: '❑',
    120: '☒',
    167: '▪',
    168: '☐',
    216: '➢',
    223: '←',
    224: '→',
    251: '✗',
    252: '✓',
    253: '☒',
    254: '☑',
  },
  'wingdings 2': { 80: '✓', 82: '☑', 84: '☒', 163: '☐' },
  symbol: {
    97: 'α',
    98: 'β',
    103: 'γ',
    100: 'δ',
    109: 'μ',
    112: 'π',
    115: 'σ',
    119: 'ω',
    163: '≤',
    176: '°',
    177: '±',
    179: '≥',
    183: '•',
    174: '→',
    215: '⋅',
  },
};

/** The letter of a symbol font, by its code in hexadecimal. */
export function symbolOf(code = '', font = ''): string {
  const value = Number.parseInt(code, 16);
  if (!Number.isInteger(value) || value < 0x20 || value > 0xffff) return '';
  const inFont = value >= 0xf000 ? value - 0xf000 : value;
  const known = symbols[font.toLowerCase()]?.[inFont];
  if (known) return known;
  return value >= 0xe000 && value <= 0xf8ff ? '▪' : String.fromCharCode(value);
}
