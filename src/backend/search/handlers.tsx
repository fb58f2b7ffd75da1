import { Elysia } from 'elysia';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { may, type Need, type RoleHolder } from '../../domain/rights/permissions.ts';
import { findForStaff, type StaffFinds } from '../../domain/staff-search/queries.ts';
import { sectionWords } from '../../i18n/backend/frame.words.ts';
import { staffSearchWords, staffSearchWords as t } from '../../i18n/backend/staff-search.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { choiceLabel } from '../articles/labels.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { sections } from '../ui/frame/sections.ts';

type FoundScreen = { href: string; icon: IconName; label: string };
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
function findScreens(actor: RoleHolder, language: Language, text: string): FoundScreen[] {
  const searched = text.trim().toLowerCase();
  return screens
    .filter(({ needs }) => may(actor, needs))
    .filter(({ labels }) => Object.values(labels).some((label) => label.toLowerCase().includes(searched)))
    .map(({ href, icon, labels }) => ({ href, icon, label: labels[language] }));
}

function own(language: Language) {
  const { newArticle, account, sentMail, newAccount } = staffSearchWords(language);
  return { newArticle, account, sentMail, newAccount };
}

const maxFindCharacters = 200;

type SearchPageProps = { text: string; screens: readonly FoundScreen[]; finds: StaffFinds };

/** Finds articles, assets and screens. With script the dialog behind Ctrl+K shows the same results. */
function SearchPage({ text, screens, finds: { articles, assets } }: SearchPageProps) {
  const staff = currentLanguage();
  const count = screens.length + articles.length + assets.length;
  return (
    <>
      <PageHeader title={t.title} />
      <search>
        <form action={endpoints.staffSearch} className="flex flex-wrap items-end gap-3" data-find-form="" method="get">
          <TextField
            autoComplete="off"
            className="min-w-56 max-w-160 flex-1"
            defaultValue={text}
            hint={t.hint}
            id="find"
            label={t.label}
            maxLength={maxFindCharacters}
            name="q"
            type="search"
          />
          <button className="btn-primary" type="submit">
            <Icon name="search" />
            {t.submit}
          </button>
        </form>
      </search>
      <p className="mt-5 text-small text-slate" data-find-count="" role="status">
        {t.results({ count })}
      </p>
      <div className="mt-3 grid max-w-200 gap-6" data-find-results="">
        <Group name={t.articles}>
          {articles.map((article) => (
            <Find
              href={`${endpoints.articleEdit}/${article.id}`}
              icon="news"
              key={article.id}
              note={[choiceLabel(staff, article.status), article.author].filter(Boolean).join(' · ')}
              text={titleOf(article)}
            />
          ))}
        </Group>
        <Group name={t.assets}>
          {assets.map(({ id, name, filename, mediaType }) => (
            <Find
              href={`${endpoints.assetManager}/${id}`}
              icon={mediaType === 'image' ? 'photo' : mediaType === 'video' ? 'movie' : 'file-text'}
              key={id}
              note={filename}
              text={name}
            />
          ))}
        </Group>
        <Group name={t.screens}>
          {screens.map(({ href, icon, label }) => (
            <Find href={href} icon={icon} key={href} text={label} />
          ))}
        </Group>
      </div>
    </>
  );
}

function Group({ name, children }: { name: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={`${t.title}: ${name}`} data-find-group={name}>
      <h2 className="t-label text-slate">{name}</h2>
      <ul className="mt-1 divide-y divide-graphite/12 border-y border-graphite/12">{children}</ul>
    </section>
  );
}

function Find({ href, icon, text, note }: { href: string; icon: IconName; text: string; note?: string }) {
  return (
    <li>
      <a className="flex min-h-11 items-center gap-3 py-2 text-small" href={href}>
        <Icon className="size-5 text-slate" name={icon} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="line-link font-600">{text}</span>
          {note && <span className="block text-tiny text-slate">{note}</span>}
        </span>
      </a>
    </li>
  );
}

/** Search for articles, assets and screens. */
export function searchPages(site: Site) {
  return new Elysia({ name: 'backend.search' }).get(
    endpoints.staffSearch,
    guardedScreen(site, 'signed-in', async ({ query, actor }) => {
      const text = (query.get('q') ?? '').slice(0, maxFindCharacters).toWellFormed().trim();
      const finds = await findForStaff(site.db, actor, text);
      const screens = findScreens(actor, actor.language, text);
      return {
        title: staffSearchWords.title,
        body: <SearchPage finds={finds} screens={screens} text={text} />,
      };
    }),
  );
}
