import type { baikFormProps, baikFormWords } from './form-props.ts';

export type BaikFormProps = ReturnType<typeof baikFormProps>;
export type BaikValues = BaikFormProps['values'];

/** Texts of the form; placeholders in braces are filled in by the browser. */
export type BaikFormWords = ReturnType<typeof baikFormWords>;

/** Id of a field's control. */
export function controlId(field: string): string {
  return `baik-${field}`;
}
