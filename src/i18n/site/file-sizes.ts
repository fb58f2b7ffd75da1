import { type Language, languages, type Pair } from './language.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const whole: Pair<Intl.NumberFormat> = { id: numbers('id', 0), en: numbers('en', 0) };
const tenths: Pair<Intl.NumberFormat> = { id: numbers('id', 1), en: numbers('en', 1) };

/** Bytes as "277 KB", "2.4 MB" or "16 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < megabyte) return `${whole[language].format(Math.max(1, Math.round(bytes / kilobyte)))} KB`;
  const megabytes = bytes / megabyte;
  return `${(megabytes < 10 ? tenths : whole)[language].format(megabytes)} MB`;
}

function numbers(language: Language, fractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(languages[language].htmlLang, { maximumFractionDigits: fractionDigits });
}

/** The size of a file in a list in megabytes: "1.50 MB", and at least "0.01 MB". */
export function attachmentSize(bytes: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(locale, digits).format(Math.max(0.01, bytes / megabyte))} MB`;
}
