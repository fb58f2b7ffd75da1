import type { editorWords } from '../../../i18n/backend/articles/article-editor.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';

/** Texts of the editor; placeholders in braces are filled in by the browser. */
export type EditorWords = Templates<ReturnType<typeof editorWords>>;

/** Keys of the texts without placeholders. */
export type EditorLabel = {
  [Key in keyof EditorWords]: EditorWords[Key] extends string ? Key : never;
}[keyof EditorWords];
