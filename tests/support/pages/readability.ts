type Counts = { words: number; sentences: number; syllables: number };

/**
 * English words have about six syllables where Indonesian ones have ten: A. S. Harjasujana and Y. Mulyati, Membaca 2
 * (Depdikbud, 1996/1997), who multiply Indonesian syllables by this factor for Fry's graph.
 */
const syllableFactor = 0.6;

/**
 * The Flesch–Kincaid grade (Kincaid et al., 1975) with Indonesian syllables brought to English ones. What it cannot see: rare
 * words that are short, an unclear order of sentences, and whether a text is true. It was never tested with Indonesian
 * readers, so it serves to find long sentences and long words, beside a list of words to avoid.
 */
export function fleschKincaidGrade({ words, sentences, syllables }: Counts): number {
  return 0.39 * (words / sentences) + 11.8 * (syllableFactor * (syllables / words)) - 15.59;
}

export function readabilityOf(text: string): Counts & { grade: number; longestSentence: number } {
  const sentences = text
    .split(/[.!?:](?:\s|$)|\n/)
    .map((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const counts = {
    words: words.length,
    sentences: sentences.length,
    syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  };
  return {
    ...counts,
    grade: fleschKincaidGrade(counts),
    longestSentence: Math.max(...sentences.map(({ length }) => length)),
  };
}

/** Indonesian spelling is regular: as many syllables as vowels, of which `ai`, `au` and `oi` at the end of a word are one. */
function syllablesIn(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length;
  const vowels = word
    .toLowerCase()
    .replace(/(?:ai|au|oi)$/, 'a')
    .match(/[aeiou]/g);
  return Math.max(1, vowels?.length ?? 0);
}
