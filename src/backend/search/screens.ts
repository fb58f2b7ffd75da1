import { may, type Need, type RoleHolder } from '../../domain/rights/permissions.ts';
import { sectionWords } from '../../i18n/backend/frame.words.ts';
import { staffSearchWords } from '../../i18n/backend/staff-search.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { IconName } from '../../ui/media/icon-names.ts';
import { sections } from '../ui/frame/sections.ts';

export type FoundScreen = { href: string; icon: IconName; label: string };
type Known = { href: string; icon: IconName; needs: Need; labels: Record<Language, string> };

const both = <Key extends string>(words: (language: Language) => Readonly<Record<Key, string>>, key: Key) => ({
  id: words('id')[key],
  en: words('en')[key],
});

const screens: readonly Known[] = [
  ...sections.map(({ key, href, icon, needs }) => ({ href, icon, needs, labels: both(sectionWords, key) })),
  { href: endpoints.articleCreate, icon: 'plus', needs: 'articles.create', labels: both(own, 'newArticle') },
  { href: endpoints.emailHistory, icon: 'mail', needs: 'email.send', labels: both(own, 'sentMail') },
  { href: endpoints.accountInvite, icon: 'users', needs: 'accounts.manage', labels: both(own, 'newAccount') },
  { href: endpoints.account, icon: 'user-circle', needs: 'signed-in', labels: both(own, 'account') },
];

/** The screens that the account may see and whose name, in either language, has the text in it; all without a text. */
export function findScreens(actor: RoleHolder, language: Language, text: string): FoundScreen[] {
  const wanted = text.trim().toLowerCase();
  return screens
    .filter(({ needs }) => may(actor, needs))
    .filter(({ labels }) => Object.values(labels).some((label) => label.toLowerCase().includes(wanted)))
    .map(({ href, icon, labels }) => ({ href, icon, label: labels[language] }));
}

function own(language: Language) {
  const { newArticle, account, sentMail, newAccount } = staffSearchWords(language);
  return { newArticle, account, sentMail, newAccount };
}
