import type { Language } from '../../i18n/site/language.ts';
import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { Icon } from '../media/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import type { BarStyle, Reading } from './page.ts';
import { SearchButton } from './search-button.tsx';
import { WideNavigation } from './wide-navigation.tsx';

type BarProps = { bar: BarStyle; reading: Reading; languages: readonly Language[] | undefined };

/** Header of every page. Wide screens with a fine pointer show the whole navigation, others a menu. */
export function Bar({ bar, reading, languages }: BarProps) {
  return <header className="bar" data-bar={bar} dangerouslySetInnerHTML={contentMarkup({ languages, ...reading })} />;
}

const contentMarkup = staticMarkup(Content);

function Content({ languages, ...reading }: Omit<BarProps, 'bar' | 'reading'> & Reading) {
  const { route } = reading;
  return (
    <div className="wrap flex h-full items-center gap-4">
      <div className="mr-auto">
        <Brand />
      </div>
      <nav aria-label={t.main} className="bar-wide">
        <WideNavigation current={route} />
      </nav>
      <div className="bar-wide items-center gap-1">
        <div className="flex items-center gap-1">
          <a
            aria-label={t.procurement}
            className={iconClass}
            href={hrefTo(routes.procurement.index)}
            title={t.procurement}
          >
            <Icon name="shopping-cart" />
          </a>
          <SearchButton className={iconClass}>
            <Icon name="search" />
            <span className="sr-only">{t.search}</span>
          </SearchButton>
        </div>
        <LanguageSwitch
          className="ml-1 btn-outline min-h-10 px-3.5 py-1.5"
          languages={languages}
          reading={reading}
          short
        />
      </div>
      <NarrowMenu languages={languages} reading={reading} />
    </div>
  );
}

const iconClass = 'grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-current/12';
