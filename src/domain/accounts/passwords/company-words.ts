import { languageCodes } from '../../../i18n/site/language.ts';
import { site } from '../../../site.ts';

/** Shorter words occur by chance in good passwords. */
const minWordCharacters = 4;

/** Words that are associated with the company: its names, places and addresses, in lower case. */
export const companyWords: readonly string[] = wordsIn(
  site.name,
  site.legalName,
  ...languageCodes.map((code) => site.tagline[code]),
  site.mailbox,
  site.reportMailbox,
  new URL(site.procurementPortal).hostname,
  ...Object.values(site.headOffice),
  ...Object.values(site.refinery),
);

/** The words of texts such as a name or an email address, in lower case. */
export function wordsIn(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  return [...new Set(words)].filter((word) => word.length >= minWordCharacters);
}
