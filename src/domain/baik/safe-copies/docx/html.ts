import { palette } from '../../../../palette.ts';
import type { RunFormat } from './styles.ts';

/** A fixed style: pages that print well. */
const style =
  `body{margin:2rem auto;max-width:46rem;padding:0 1rem;font:1rem/1.5 sans-serif;color:${palette.graphite};background:${palette.white}}` +
  'p,h1,h2,h3,h4,h5,h6{margin:0 0 .6em;white-space:pre-wrap;overflow-wrap:anywhere}' +
  `table{border-collapse:collapse;margin:0 0 1em}td{border:1px solid ${palette.slate};padding:.3em .5em;vertical-align:top}` +
  `img{max-width:100%}.b,.e{border:1px solid ${palette.slate};padding:.5em;margin:0 0 .6em}.e{border-width:0 0 1px}` +
  Array.from({ length: 9 }, (_, level) => `.l${level + 1}{margin-left:${level * 1.5 + 1}rem}`).join('');

/** Addresses of the pictures with their content, by their keys. */
export type Drawn = ReadonlyMap<string, string>;

export type Sections = { headers: Block[]; body: Block[]; notes: Block[]; footers: Block[] };

/** One page without script, links, or any attribute but those of pictures, spans, direction and these classes; in ASCII. */
export function writeHtml({ headers, body, notes, footers }: Sections, pictures: Drawn): string {
  const write = (blocks: Block[]) => blocks.map((block) => blockHtml(block, pictures)).join('\n');
  const part = (blocks: Block[]) => (blocks.length > 0 ? `<div class="e">\n${write(blocks)}\n</div>\n` : '');
  const rest = [...(notes.length > 0 ? ['<hr>', write(notes)] : []), part(footers)].join('\n');
  return `<!DOCTYPE html>\n<html><head><style>${style}</style></head><body>\n${part(headers)}${write(body)}\n${rest}</body></html>\n`;
}

function blockHtml(block: Block, pictures: Drawn): string {
  const direction = block.isRightToLeft ? ' dir="rtl"' : '';
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => {
      const cells = row.map(({ span, blocks }) => {
        const content = blocks.map((inner) => blockHtml(inner, pictures)).join('\n');
        return `<td${span > 1 ? ` colspan="${span}"` : ''}>${content}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<table${direction}>\n${rows.join('\n')}\n</table>`;
  }
  const name = block.heading ? `h${block.heading}` : 'p';
  const level = block.level > 0 ? ` class="l${block.level}"` : '';
  const label = block.label === '' ? '' : `${escaped(block.label)} `;
  const lines = block.inlines.filter(({ kind }) => kind !== 'box');
  const boxes = block.inlines.filter((inline) => inline.kind === 'box');
  const boxed = boxes.map(
    ({ blocks }) => `<div class="b">${blocks.map((inner) => blockHtml(inner, pictures)).join('\n')}</div>`,
  );
  const text = inlineHtml(lines, pictures);
  const own = text === '' && label === '' ? [] : [`<${name}${level}${direction}>${label}${text}</${name}>`];
  return [...own, ...boxed].join('\n');
}

/** Neighbouring texts of one format are one, so that nothing shows where invisible runs were. */
function inlineHtml(inlines: readonly Inline[], pictures: Drawn): string {
  let html = '';
  for (let at = 0; at < inlines.length; at += 1) {
    const inline = inlines[at];
    if (inline?.kind === 'break') html += '<br>';
    if (inline?.kind === 'picture' && pictures.has(inline.picture))
      html += `<img src="${pictures.get(inline.picture)}">`;
    if (inline?.kind !== 'text') continue;
    let { text } = inline;
    for (
      let next = inlines[at + 1];
      next?.kind === 'text' && isSame(next.format, inline.format);
      next = inlines[at + 1]
    ) {
      text += next.text;
      at += 1;
    }
    html += formatted(escaped(text), inline.format);
  }
  return html;
}

function formatted(text: string, { bold, italic, underlined, struck, position }: RunFormat): string {
  const shown = { b: bold, i: italic, u: underlined, s: struck, sup: position === 'super', sub: position === 'sub' };
  const elements = Object.entries(shown).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return elements.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, text);
}

function isSame(one: RunFormat, other: RunFormat): boolean {
  return (Object.keys(one) as (keyof RunFormat)[]).every((key) => one[key] === other[key]);
}

/** Signs that are not seen, but for one joiner between letters beyond Latin. */
const unseen =
  /(?!(?<=[^\0-\u024f\u200c\u200d])[\u200c\u200d][^\0-\u024f\u200c\u200d])\p{Cf}|(?![\t\n])\p{Cc}|\p{Cs}|\p{Co}|\p{Cn}|(?!\p{Cf})\p{Default_Ignorable_Code_Point}/gu;

/** Letters beyond ASCII as references, so that the file needs no encoding; spaces of all kinds but the ideographic are one. */
export function escaped(text: string): string {
  let result = '';
  for (const letter of text.replace(unseen, '').replace(/(?!\u3000)\p{Zs}/gu, ' ')) {
    const code = letter.codePointAt(0) ?? 0;
    const isPlain = code < 0x7f && !'<>&"'.includes(letter);
    result += isPlain ? letter : `&#${code};`;
  }
  return result;
}

/** What the copy of a document shows. `picture`: a key of `Reading.pictures`. */
export type Inline =
  | { kind: 'text'; text: string; format: RunFormat }
  | { kind: 'break' }
  | { kind: 'picture'; picture: string }
  | { kind: 'box'; blocks: Block[] };

export type Block =
  | {
      kind: 'paragraph';
      heading: number | undefined;
      label: string;
      level: number;
      isRightToLeft: boolean;
      inlines: Inline[];
    }
  | { kind: 'table'; isRightToLeft: boolean; rows: { span: number; blocks: Block[] }[][] };
