import type { Language } from '../../../i18n/site/language.ts';
import { foldedWords, foldText, wordPattern } from '../folding.ts';
import { fromFirstMark, type Mark, type Marked } from '../marked.ts';
import { stemOf } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Entry, Passage } from './entries.ts';
import { type QueryWord, strengths } from './query-word.ts';

const maxPassageCharacters = 220;

/**
 * Title and description with what was found highlighted: a passage of the text when the description lacks it. What visitors
 * mean by a word is highlighted only on pages that do not say the word itself.
 */
export function describeMatch(
  { title, description, passages, stems: textStems }: Pick<Entry, 'title' | 'description' | 'passages' | 'stems'>,
  query: readonly QueryWord[],
  language: Language,
): { title: Marked; description: Marked } {
  const queryStems = query.flatMap(({ stems: all }) => [...all]);
  const typed = queryStems.filter(([stem, strength]) => strength > strengths.close && textStems.has(stem));
  const stems = new Map(typed.length > 0 ? typed : queryStems);
  const mark = (text: string): Marked => ({ text, marks: marksOf(text, stems, language) });
  const described = mark(description);
  if (query.length === 0 || described.marks.length > 0) return { title: mark(title), description: described };
  const best = bestPassage(passages, stems);
  return { title: mark(title), description: best ? shortened(fromFirstMark(mark(best))) : described };
}

function bestPassage(passages: readonly Passage[], stems: ReadonlyMap<string, number>): string | undefined {
  let best: { text: string; score: number } | undefined;
  for (const { text, stems: textStems } of passages) {
    let score = 0;
    for (const [stem, strength] of stems) if (textStems.has(stem)) score += strength;
    if (score > (best?.score ?? 0)) best = { text, score };
  }
  return best?.text;
}

function marksOf(text: string, stems: ReadonlyMap<string, number>, language: Language): Mark[] {
  return [...text.matchAll(wordPattern)]
    .filter(([word]) =>
      foldedWords(foldText(word)).some((folded) => !isStopWord(folded) && stems.has(stemOf(folded, language))),
    )
    .map(({ 0: word, index }): Mark => [index, index + word.length]);
}

function shortened({ text, marks }: Marked): Marked {
  if (text.length <= maxPassageCharacters) return { text, marks };
  const end = text.lastIndexOf(' ', maxPassageCharacters);
  const cut = text.slice(0, end > 0 ? end : maxPassageCharacters);
  return { text: `${cut} …`, marks: marks.filter(([, to]) => to <= cut.length) };
}
