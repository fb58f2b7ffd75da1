import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { type Language, languages } from '../../i18n/site/language.ts';

/** How figures are written in a language; times are given in milliseconds. */
export function formatsOf(language: Language) {
  const { htmlLang } = languages[language];
  const whole = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 0 });
  const hundredths = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 2 });
  const second = language === 'id' ? 'dtk' : 's';
  return {
    whole: (value: number) => whole.format(value),
    hundredths: (value: number) => hundredths.format(value),
    milliseconds: (value: number) => `${whole.format(value)} ms`,
    seconds: (value: number) => `${hundredths.format(value / 1000)} ${second}`,
    bytes: (value: number) => formatFileSize(value, language),
  };
}
