import type { RunFormat } from './styles.ts';

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
