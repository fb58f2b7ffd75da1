import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../../i18n/site/language.ts';

const StaffLanguage = createContext<Language | undefined>(undefined);

/** The language of everything below it. An island is a root of its own: it gets its words as props. */
export function InStaffLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <StaffLanguage value={language}>{children}</StaffLanguage>;
}

export function useStaffLanguage(): Language {
  const language = useContext(StaffLanguage);
  if (!language) throw new Error('This component is not inside a back-office document.');
  return language;
}

/** The words of a screen in the language of the member of staff who sees it. */
export function useWords<Words>(words: (language: Language) => Words): Words {
  return words(useStaffLanguage());
}
