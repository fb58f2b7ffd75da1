/** Signs of symbol fonts that forms use, boxes, ticks, arrows and bullets, each after the Latin letter in its place. */
const symbols: Record<string, string> = {
  wingdings: 'l●n■o☐q❑x☒§▪¨☐Ø➢ß←à→û✗ü✓ý☒þ☑',
  'wingdings 2': 'P✓R☑T☒£☐',
  symbol: 'aαbβgγdδmμpπsσwω£≤°°±±³≥·•®→×⋅',
};

/** The letter of a symbol font, by its code in hexadecimal. */
export function symbolOf(code = '', font = ''): string {
  const value = Number.parseInt(code, 16);
  if (!Number.isInteger(value) || value < 0x20 || value > 0xffff) return '';
  const pairs = symbols[font.toLowerCase()] ?? '';
  const letter = String.fromCharCode(value >= 0xf000 ? value - 0xf000 : value);
  for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === letter) return pairs[at + 1] ?? '';
  return value >= 0xe000 && value <= 0xf8ff ? '▪' : String.fromCharCode(value);
}
