import { company } from '../../../company.ts';
import { languageCodes } from '../../../i18n/site/language.ts';

/** Shorter words occur by chance in good passwords. */
const minWordCharacters = 4;

/** Words that are associated with the company: its names, places and addresses, in lower case. */
export const companyWords: readonly string[] = wordsIn(
  company.name,
  company.legalName,
  ...languageCodes.map((code) => company.tagline[code]),
  company.mailbox,
  company.reportMailbox,
  new URL(company.procurementPortal).hostname,
  ...Object.values(company.headOffice),
  ...Object.values(company.refinery),
);

/** The words of texts such as a name or an email address, in lower case. */
export function wordsIn(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  return [...new Set(words)].filter((word) => word.length >= minWordCharacters);
}
