export const languages = {
  id: { code: 'id', name: 'Bahasa Indonesia', htmlLang: 'id-ID', hreflang: 'id-ID' },
  en: { code: 'en', name: 'English', htmlLang: 'en-US', hreflang: 'en-US' },
} as const;

export type Language = keyof typeof languages;

/** A text in both languages. */
export type Pair<Value = string> = Readonly<Record<Language, Value>>;

export const defaultLanguage: Language = 'id';
export const languageCodes = ['id', 'en'] as const satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return value === 'id' || value === 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id';
}
