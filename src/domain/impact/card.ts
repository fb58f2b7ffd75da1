import type { Language } from '../../i18n/site/language.ts';
import type { ListedArticle, ShownArticle, ShownDetail } from './shown-rows.ts';

/** The language that readers of a language get: theirs, else the article's own, else any. */
export function readDetail({ details, defaultLanguage }: ShownArticle, language: Language): ShownDetail | undefined {
  const inLanguage = (wanted: Language) => details.find((detail) => detail.language === wanted);
  return inLanguage(language) ?? inLanguage(defaultLanguage) ?? details[0];
}

/** An article in a list; of one that a change cannot reach, only which it is. */
export function cardOf({ id, shown }: ListedArticle, language: Language): string {
  if (!shown) return String(id);
  const { topic, image, published } = shown;
  const detail = readDetail(shown, language);
  return textOf(id, topic, image, published, detail?.language, detail?.title, detail?.excerpt);
}

/** Several values as one text. */
export function textOf(...values: readonly unknown[]): string {
  return JSON.stringify(values);
}
