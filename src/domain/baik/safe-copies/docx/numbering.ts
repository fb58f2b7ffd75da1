import { childOf, elementsOf, isOn, textValue, type XmlNode } from './xml-tree.ts';

type Level = { format: string; text: string; start: number };
type List = { counters: string; levels: Map<number, Level> };

/** The labels of numbered paragraphs (ISO/IEC 29500-1, 17.9). */
export class Numbering {
  private readonly lists = new Map<string, List>();
  private readonly counts = new Map<string, number[]>();

  constructor(root: XmlNode | undefined) {
    const nodes = root ? elementsOf(root) : [];
    const abstract = new Map(
      nodes
        .filter(({ name }) => name === 'w:abstractNum')
        .map((node) => [node.attributes['w:abstractNumId'] ?? '', levelsIn(node)]),
    );
    for (const node of nodes.filter(({ name }) => name === 'w:num')) {
      const counters = textValue(node, 'w:abstractNumId') ?? '';
      const levels = new Map(abstract.get(counters));
      for (const override of elementsOf(node).filter(({ name }) => name === 'w:lvlOverride')) {
        const index = Number(override.attributes['w:ilvl'] ?? 0);
        const own = levelsIn(override).get(index) ?? levels.get(index);
        const start = textValue(override, 'w:startOverride');
        if (own) levels.set(index, start === undefined ? own : { ...own, start: Number(start) || 0 });
      }
      const isRestarted = elementsOf(node).some((one) => childOf(one, 'w:startOverride'));
      const id = node.attributes['w:numId'] ?? '';
      this.lists.set(id, { counters: isRestarted ? `num ${id}` : counters, levels });
    }
  }

  /** The label of the next paragraph of a list, such as "2.1" or "•". */
  next({ id, level }: { id: string; level: number }): string {
    const list = this.lists.get(id);
    const own = list?.levels.get(level);
    if (!list || !own) return '';
    const counts = this.counts.get(list.counters) ?? [];
    this.counts.set(list.counters, counts);
    for (let index = 0; index < level; index += 1) counts[index] ??= list.levels.get(index)?.start ?? 1;
    const before = counts[level];
    counts[level] = before === undefined ? own.start : before + 1;
    counts.length = level + 1;
    if (own.format === 'bullet') return '•';
    if (own.format === 'none') return '';
    return own.text.replace(/%([1-9])/g, (_match, digit: string) => {
      const index = Number(digit) - 1;
      return numeral(counts[index] ?? 1, list.levels.get(index)?.format ?? 'decimal');
    });
  }
}

function levelsIn(node: XmlNode): Map<number, Level> {
  return new Map(
    elementsOf(node)
      .filter(({ name }) => name === 'w:lvl')
      .map((level) => [
        Number(level.attributes['w:ilvl'] ?? 0),
        {
          format: textValue(level, 'w:numFmt') ?? 'decimal',
          text: isOn(childOf(level, 'w:rPr'), 'w:vanish') ? '' : (textValue(level, 'w:lvlText') ?? '').slice(0, 40),
          start: Number(textValue(level, 'w:start') ?? 1) || 0,
        },
      ]),
  );
}

export function numeral(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    default:
      return String(value);
  }
}

/** a … z, aa, bb … as Word counts. */
function letters(value: number): string {
  if (value < 1) return String(value);
  const letter = String.fromCharCode(97 + ((value - 1) % 26));
  return letter.repeat(Math.min(Math.ceil(value / 26), 20));
}

const romans = { M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 };

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  return Object.entries(romans).reduce((text, [sign, amount]) => {
    const count = Math.floor(rest / amount);
    rest -= count * amount;
    return text + sign.repeat(count);
  }, '');
}
