import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { currentLanguage } from '../../current.ts';
import { type Language, languages, type Pair } from './language.ts';
import type { Malformed, MessageArguments } from './message-arguments.ts';

type Values = Record<string, string | number | Date>;
export type Vocabulary = Record<string, Pair>;

/** A text with braces is a message, formatted by calling it with its arguments. */
type TextOrMessage<Text extends string> = Text extends `${string}{${string}` ? Message<MessageArguments<Text>> : string;
type Message<Arguments> = [keyof Arguments] extends [never] ? () => string : (values: Arguments) => string;
export type Words<Pairs extends Vocabulary> = { readonly [Key in keyof Pairs]: TextOrMessage<Pairs[Key]['id']> };

/** Rejects pairs with different arguments per language, and malformed messages. */
export type Checked<Pairs extends Vocabulary> = {
  readonly [Key in keyof Pairs]: TakesTheSame<Pairs[Key]['id'], Pairs[Key]['en']> extends true
    ? Pair
    : 'Both languages must be well-formed messages that take the same arguments';
};
type TakesTheSame<First extends string, Second extends string> = [TextOrMessage<First>, TextOrMessage<Second>] extends [
  TextOrMessage<Second>,
  TextOrMessage<First>,
]
  ? MessageArguments<First> extends Malformed
    ? false
    : true
  : false;

/**
 * Turns pairs of texts into texts in the language of the page that is being answered: `t.title`. Called with a language they
 * are those of that language, for mail and for data of the browser. A text with braces is an ICU message, called with its
 * arguments; the compiler parses their names and types from the text. Other texts are plain strings. A missing language does
 * not compile.
 */
export function words<const Pairs extends Vocabulary>(
  pairs: Pairs & Checked<Pairs>,
): ((language: Language) => Words<Pairs>) & Words<Pairs> {
  const spoken: Pair<Words<Pairs>> = { id: say(pairs, 'id'), en: say(pairs, 'en') };
  const texts = (language: Language) => spoken[language];
  for (const key of Object.keys(pairs))
    Object.defineProperty(texts, key, { get: () => spoken[currentLanguage()][key], enumerable: true });
  // The compiler does not see properties that are defined.
  return texts as typeof texts & Words<Pairs>;
}

declare const placeholders: unique symbol;

/**
 * A message that the browser fills in with `fill`. At run time it is the text with its placeholders; its type is not a string, so that such a
 * text cannot be shown by mistake.
 */
export type Template<Name extends string> = { readonly [placeholders]: Name };

/** Texts for an island, whose props must be plain data. */
export type Templates<Said> = { readonly [Key in keyof Said]: TemplateOf<Said[Key]> };
type TemplateOf<One> = One extends (values: infer Arguments) => string
  ? [keyof Arguments] extends [never]
    ? NoTemplate
    : Record<keyof Arguments, string | number> extends Arguments
      ? Template<keyof Arguments & string>
      : NoTemplate
  : string;

/** Plurals, selects, dates, numbers and quoted braces need the formatter, which is not in the browser. */
type NoTemplate = { readonly needsTheFormatter: never };

/** All texts, or those of some keys. */
export function templates<
  Said extends Readonly<Record<string, unknown>>,
  Key extends keyof Said & string = keyof Said & string,
>(said: Said, keys?: readonly Key[]): Templates<Pick<Said, Key>> {
  const texts = sourceTexts(said);
  const chosen = keys ? Object.fromEntries(keys.map((key) => [key, texts[key]])) : texts;
  // Templates are strings at run time.
  return chosen as unknown as Templates<Pick<Said, Key>>;
}

/** The texts as they are written, messages with their placeholders. */
export function sourceTexts(said: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(said).map(([key, one]) => [key, typeof one === 'function' ? (sources.get(one) ?? '') : String(one)]),
  );
}

/** The source text of a message. */
const sources = new WeakMap<object, string>();

function say<Pairs extends Vocabulary>(pairs: Pairs, language: Language): Words<Pairs> {
  const said = Object.entries(pairs).map(([key, pair]) => {
    const text = pair[language];
    if (!text.includes('{')) return [key, text];
    const message = (values: Values = {}) =>
      intl[language].formatMessage({ id: key, defaultMessage: text }, values, plainText);
    sources.set(message, text);
    return [key, message];
  });
  // Object.fromEntries loses the key type.
  return Object.fromEntries(said) as Words<Pairs>;
}

/** Messages are text, never markup; a select with all values listed needs no `other`. */
const plainText = { ignoreTag: true, requiresOtherClause: false };

const cache = createIntlCache();
const intl: Pair<IntlShape<string>> = { id: speaker('id'), en: speaker('en') };

function speaker(language: Language): IntlShape<string> {
  const onError = (error: { code: string }) => {
    // Messages are given as defaults, without a catalogue.
    if (error.code !== 'MISSING_TRANSLATION') throw error;
  };
  return createIntl(
    { locale: languages[language].htmlLang, defaultLocale: languages[language].htmlLang, onError },
    cache,
  );
}
