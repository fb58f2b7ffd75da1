/** Texts of the back-office, in the language of its reader. */
export { words as staffTexts } from '../site/words.ts';
