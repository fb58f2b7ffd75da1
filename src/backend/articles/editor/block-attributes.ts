import type { Attrs } from 'prosemirror-model';
import { blockAttribute } from '../../../fields/block-ids.ts';

/** HTML attributes that an element has besides those of its kind: `class`, `lang` and `dir`. */
export type HtmlAttributes = Readonly<Record<string, string>>;

/** Attributes of every block; `id` is the block id, of blocks of the first level only. */
export const blockAttributes = { id: { default: null }, html: { default: {} } } as const;

export function domAttributes({ id, html }: Attrs): Record<string, string> {
  return { ...(html as HtmlAttributes), ...(id && { [blockAttribute]: id as string }) };
}
