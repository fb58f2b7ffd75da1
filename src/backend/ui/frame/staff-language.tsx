import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../../i18n/site/language.ts';

const StaffLanguage = createContext<Language | undefined>(undefined);

/** Language context. Islands are separate roots and receive their texts as props. */
export function InStaffLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <StaffLanguage value={language}>{children}</StaffLanguage>;
}

export function useStaffLanguage(): Language {
  const language = useContext(StaffLanguage);
  if (!language) throw new Error('Missing language context: render this component inside a back-office document');
  return language;
}

/** Texts in the signed-in user's language. */
export function useWords<Words>(words: (language: Language) => Words): Words {
  return words(useStaffLanguage());
}
