import type { Piece } from '../../../domain/merging/different-words.ts';
import { mergeWords } from '../../../i18n/backend/articles/merge.ts';
import { versionWords } from '../../../i18n/backend/versions.ts';
import type { Language } from '../../../i18n/site/language.ts';

/** HTML with marks around different words. Tags stay where they are and no mark contains one, so it remains well-formed. */
export function markedHtml(pieces: readonly Piece[], staff: Language): string {
  const spoken = (text: string) => `<span class="sr-only" lang="${staff}"> ${text} </span>`;
  const [start, end] = [spoken(mergeWords(staff).onlyHere), spoken(versionWords(staff).end)];
  const mark = (part: string) =>
    part.startsWith('<') || part.trim() === '' ? part : `<mark class="diff-only">${start}${part}${end}</mark>`;
  return pieces
    .map(({ text, isDifferent }) =>
      isDifferent
        ? text
            .split(/(<[^<>]*>)/)
            .map(mark)
            .join('')
        : text,
    )
    .join('');
}
