import { blockAttribute, blockElements } from './block-ids.ts';

const ofText = ['lang', 'dir'];
const ofParts = ['class', ...ofText];

const attributesOf = (names: readonly string[], attributes: readonly string[]) =>
  names.map((name) => [name, attributes] as const);

/** What articles consist of: elements with their attributes. The sanitiser keeps these, and the schema has a place for each. */
export const articleElements: ReadonlyMap<string, readonly string[]> = new Map([
  ...attributesOf(blockElements, [...ofParts, blockAttribute]),
  ['ol', ['start', ...ofParts, blockAttribute]],
  ...attributesOf(['figcaption', 'caption', 'tr'], ofParts),
  ['th', ['colspan', 'rowspan', 'scope', ...ofParts]],
  ['td', ['colspan', 'rowspan', ...ofParts]],
  ...attributesOf(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'span'], ofText),
  ['a', ['href', 'title', 'target', 'rel', ...ofText]],
  ['img', ['src', 'alt', 'title', 'width', 'height', 'loading', ...ofText]],
  ['video', ['src', 'poster', 'controls', 'preload', 'playsinline', 'width', 'height']],
  ['track', ['kind', 'src', 'srclang', 'label']],
  ...attributesOf(['br', 'thead', 'tbody', 'tfoot'], []),
]);

/** Classes that the previous editor stored, indentation and alignment, and the sizes of figures. */
export const articleClass = /^(?:ql-(?:indent-[1-8]|align-(?:center|right|justify))|figure-(?:small|wide))$/;
