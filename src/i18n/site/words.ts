import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type Language, languages, type Pair } from './language.ts';

type Values = Record<string, string | number | Date>;
type Said<Text> = Text extends `${string}{${string}` ? (values: Values) => string : string;
type Vocabulary = Record<string, Pair>;
export type Words<Pairs extends Vocabulary> = { readonly [Key in keyof Pairs]: Said<Pairs[Key]['id']> };

/**
 * Semaphore pairs of texts into one reader per language. A text with braces is an ICU message and is read by calling it
 * with its values; every other text is a plain string. A missing language does not compile.
 */
export function words<const Pairs extends Vocabulary>(pairs: Pairs): (language: Language) => Words<Pairs> {
  const spoken: Pair<Words<Pairs>> = { id: say(pairs, 'id'), en: say(pairs, 'en') };
  return (language) => spoken[language];
}

function say<Pairs extends Vocabulary>(pairs: Pairs, language: Language): Words<Pairs> {
  const said = Object.entries(pairs).map(([key, pair]) => {
    const text = pair[language];
    if (!text.includes('{')) return [key, text];
    return [key, (values: Values) => intl[language].formatMessage({ id: key, defaultMessage: text }, values)];
  });
  // The entries are those of Pairs by construction; Object.fromEntries cannot say so.
  return Object.fromEntries(said) as Words<Pairs>;
}

const cache = createIntlCache();
const intl: Pair<IntlShape<string>> = { id: speaker('id'), en: speaker('en') };

function speaker(language: Language): IntlShape<string> {
  const onError = (error: { code: string }) => {
    // Every message is its own default, so there is no catalogue that could lack it.
    if (error.code !== 'MISSING_TRANSLATION') throw error;
  };
  return createIntl(
    { locale: languages[language].htmlLang, defaultLocale: languages[language].htmlLang, onError },
    cache,
  );
}
