import type { Piece } from '../../../domain/merging/different-words.ts';
import { mergeWords } from '../../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../../i18n/backend/versions.words.ts';
import type { Language } from '../../../i18n/site/language.ts';

/** HTML with marks around different words and pictures. No mark contains a part of an element, so it remains well-formed. */
export function markedHtml(pieces: readonly Piece[], staff: Language): string {
  const spoken = (text: string) => `<span class="sr-only" lang="${staff}"> ${text} </span>`;
  const [start, end] = [spoken(mergeWords.onlyHere), spoken(versionWords.end)];
  return pieces
    .map(({ text, isDifferent }) => (isDifferent ? `<mark class="diff-only">${start}${text}${end}</mark>` : text))
    .join('');
}
