import { company } from '../../../company.ts';
import type { Actor } from '../../../domain/activity/commands.ts';
import { sectionWords, frameWords as t } from '../../../i18n/backend/frame.words.ts';
import { staffSearchWords } from '../../../i18n/backend/staff-search.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { IconName } from '../../../ui/media/icon-names.ts';
import { Mark } from '../../../ui/media/mark.tsx';
import { type SectionKey, sections } from './sections.ts';
import { useMay } from './staff-rights.tsx';

type NavigationProps = {
  actor: Actor;
  section: SectionKey | undefined;
  /** Shows only the sign-out button. */
  isAlone: boolean;
};

/** A rail on wide screens, a bar with a disclosure menu on narrow ones; both work without script. */
export function Navigation({ actor, section, isAlone }: NavigationProps) {
  return (
    <header className="desk-rail">
      <div className="flex h-16 items-center gap-3 px-4 lg:h-auto lg:px-3 lg:pb-7 lg:pt-7">
        <a className="flex min-h-11 min-w-0 items-center gap-3 font-700" href={endpoints.dashboard}>
          <Mark className="size-8" />
          <span className="leading-tight">{company.name}</span>
        </a>
        <details className="menu ml-auto lg:hidden" data-menu="">
          <summary className="flex h-11 cursor-pointer items-center gap-2.5 rounded px-2 text-small font-650">
            {t.menu}
            <Icon className="opens size-6" name="menu-2" />
            <Icon className="closes size-6" name="x" />
          </summary>
          <div className="desk-menu">
            <Entries actor={actor} isAlone={isAlone} name={t.menu} section={section} />
          </div>
        </details>
      </div>
      <div className="hidden flex-1 flex-col lg:flex">
        <Entries actor={actor} isAlone={isAlone} name={t.backOffice} section={section} />
      </div>
    </header>
  );
}

/** `name` tells the two navigations apart, of which one is shown. */
function Entries({ actor, section, isAlone, name }: NavigationProps & { name: string }) {
  const mayDo = useMay();
  return (
    <>
      {!isAlone && (
        <>
          <a
            aria-keyshortcuts="Control+K Meta+K"
            className="desk-entry mb-1.5"
            data-find={staffSearchWords.label}
            href={endpoints.staffSearch}
          >
            <Icon name="search" />
            {staffSearchWords.title}
            <span className="find-keys ml-auto text-tiny font-500 text-alumina/70 max-lg:hidden" />
          </a>
          <nav aria-label={name}>
            <ul className="grid gap-0.5">
              {sections
                .filter(({ needs }) => mayDo(needs))
                .map(({ key, href, icon }) => (
                  <li key={key}>
                    <Entry current={key === section} href={href} icon={icon} label={sectionWords[key]} />
                  </li>
                ))}
            </ul>
          </nav>
        </>
      )}
      <div className="mt-auto grid gap-0.5 border-t border-alumina/18 pt-4">
        <p className="px-3 pb-1 text-small text-alumina/80 [overflow-wrap:anywhere]">
          {t.welcome({ username: actor.username })}
        </p>
        {!isAlone && (
          <Entry current={section === 'account'} href={endpoints.account} icon="user-circle" label={t.account} />
        )}
        <form action={endpoints.logout} data-logout={endpoints.login} method="post">
          <button className="desk-entry w-full" type="submit">
            <Icon name="logout" />
            {t.logOut}
          </button>
        </form>
      </div>
    </>
  );
}

function Entry({ href, label, icon, current }: { href: string; label: string; icon: IconName; current: boolean }) {
  return (
    <a aria-current={current ? 'page' : undefined} className="desk-entry" href={href}>
      <Icon name={icon} />
      {label}
    </a>
  );
}
