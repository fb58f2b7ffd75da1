import type { Language } from '../../i18n/site/language.ts';
import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { hrefTo, type Route, routes } from '../../routes.ts';
import { Icon } from '../media/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { Reading } from './page.ts';
import { SearchButton } from './search-button.tsx';
import { type NavigationEntry, navigation } from './site-map.ts';

type NarrowMenuProps = { reading: Reading; languages: readonly Language[] | undefined };

/** Navigation menu of narrow screens: search, expandable sections, language. A disclosure, so it needs no script. */
export function NarrowMenu({ reading, languages }: NarrowMenuProps) {
  const { route } = reading;
  return (
    <details className="menu" data-menu="">
      <summary className="-mr-2 flex h-11 cursor-pointer items-center gap-2.5 rounded px-2 text-small font-650">
        {t.menu}
        <Icon className="opens size-6" name="menu-2" />
        <Icon className="closes size-6" name="x" />
      </summary>
      <div className="menu-panel">
        <div className="wrap flex min-h-full flex-col gap-8 py-8">
          <div>
            <MenuContent current={route} />
          </div>
          <LanguageSwitch className="btn-outline mt-auto self-start" languages={languages} reading={reading} />
        </div>
      </div>
    </details>
  );
}

function MenuContent({ current }: { current: Route | undefined }) {
  const procurement = { label: t.procurement, href: hrefTo(routes.procurement.index), current: false };
  return (
    <>
      <SearchButton className={searchClass}>
        <span className="flex-1 text-left text-alumina/80">{t.searchPlaceholder}</span>
        <Icon name="search" />
      </SearchButton>
      <nav aria-label={t.menu}>
        <ul>
          {[...navigation(current), procurement].map((entry) => (
            <li className="border-b border-alumina/18" key={entry.href}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Styled like the search field that it opens. */
const searchClass =
  'mb-8 flex min-h-12 w-full items-center gap-3 rounded border-[1.5px] border-alumina/40 px-4 hover:border-alumina';

function Entry({ entry }: { entry: NavigationEntry }) {
  if (!entry.below) {
    return (
      <a aria-current={entry.current ? 'page' : undefined} className="menu-entry" href={entry.href}>
        {entry.label}
      </a>
    );
  }
  return (
    <details name="menu">
      <summary aria-current={entry.current ? 'true' : undefined} className="menu-entry">
        {entry.label}
        <Icon className="turns size-6" name="chevron-down" />
      </summary>
      <ul className="pb-4">
        {entry.below.map((link) => (
          <li key={link.href}>
            <a aria-current={link.current ? 'page' : undefined} className="menu-link" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
