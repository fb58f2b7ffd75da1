/** Attribute with the id of a block of article text: comments, merging and comparison refer to it. */
export const blockAttribute = 'data-block';

/** A block id: ten characters of 36, made by the editor. */
export const blockId = /^[0-9a-z]{10}$/;

/** Elements that may have a block id. */
export const blockElements: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'figure', 'hr', 'table'],
];

/** Sanitised HTML without block ids: public pages do not use them. */
export function withoutBlockIds(clean: string): string {
  return clean.replace(/(<[a-z][^<>]*?) data-block="[0-9a-z]{10}"/g, '$1');
}
