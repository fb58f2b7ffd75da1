import { foldedWords, foldText, maxWords } from '../folding.ts';

/** Words of questions and links between words; they say nothing about what is looked for. */
const stopWords = new Set(
  `ada adalah agar akan anda apa apakah atas atau bagaimana bagi bahwa bisa cara dalam dan dapat dari dengan di dimana ini
  ingin itu jadi juga kami kah kapan karena ke kenapa kepada kita lah mana mau mengapa menjadi nya oleh pada para saat
  saja saya sebagai secara sedang seperti siapa sini tentang untuk yang
  jumlah nomor number many much per
  a about am an and any are as at be been by can could did do does for from get has have how i in into is it its
  me my of on or our find should show so that the their them there they this to us was we were what when where which who whose why
  will with would you your`.split(/\s+/),
);

/** Whether a folded word is too common to search for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The folded words of a query that say what is looked for; all of them when it has no others. */
export function meaningfulWords(text: string): string[] {
  const words = [...new Set(foldedWords(foldText(text)))];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, maxWords);
}
