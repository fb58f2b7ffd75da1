import type { Crop } from '../picture.ts';
import type { RunFormat } from './styles.ts';

/** What the copy of a document shows. `picture`: a number of `PictureList`. */
export type Inline =
  | { kind: 'text'; text: string; format: RunFormat }
  | { kind: 'break' }
  | { kind: 'picture'; picture: number }
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

/** The pictures of a document, each with a crop once. */
export class PictureList {
  readonly all: { part: string; crop: Crop }[] = [];
  private readonly numbers = new Map<string, number>();

  add(part: string, crop: Crop): number {
    const key = JSON.stringify([part, crop]);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.all.length);
    return this.all.push({ part, crop }) - 1;
  }
}
