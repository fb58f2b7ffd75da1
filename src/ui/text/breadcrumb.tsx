import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';

/** A breadcrumb entry; the last one is the page itself and has no address. */
export type Crumb = {
  label: string;
  href?: string;
  /** Language of the label, when it differs from the page. */
  lang?: string | undefined;
};

/** Breadcrumb; the home page is prepended. `limit` truncates the last entry, in characters. */
export function Breadcrumb({ trail, limit }: { trail: readonly Crumb[]; limit?: number }) {
  const steps: Crumb[] = [{ label: t.home, href: hrefTo(routes.home.index) }, ...trail];
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="text-small leading-8">
        {steps.map(({ label, href: address, lang }, index) => (
          <li className="inline crumb" key={label}>
            {index === steps.length - 1 || !address ? (
              <span
                aria-current="page"
                className="py-1 [overflow-wrap:anywhere]"
                lang={lang}
                title={cut(label, limit) === label ? undefined : label}
              >
                {cut(label, limit)}
              </span>
            ) : (
              <a className="line-link py-1" href={address}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function cut(label: string, limit: number | undefined): string {
  const characters = [...label];
  return limit !== undefined && characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : label;
}
