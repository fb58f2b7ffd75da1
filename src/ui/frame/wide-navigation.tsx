import type { Route } from '../../routes.ts';
import { Icon } from '../media/icon.tsx';
import { type NavigationLink, navigation } from './site-map.ts';

/** Navigation of wide screens; its sections are disclosures, which need no script. */
export function WideNavigation({ current }: { current: Route | undefined }) {
  return (
    <ul className="flex">
      {navigation(current).map((entry) => (
        <li className="relative" key={entry.href}>
          {entry.below ? (
            <details data-menu="" name="bar">
              <summary aria-current={entry.current ? 'true' : undefined} className="bar-item">
                {entry.label}
                <Icon className="turns size-4" name="chevron-down" />
              </summary>
              <ul className="bar-panel">
                {entry.below.map((link) => (
                  <li key={link.href}>
                    <Link link={link} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <Link className="bar-item" link={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Link({ link, className }: { link: NavigationLink; className?: string }) {
  return (
    <a aria-current={link.current ? 'page' : undefined} className={className} href={link.href}>
      {link.label}
    </a>
  );
}
