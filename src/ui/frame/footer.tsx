import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { footerWords as t } from '../../i18n/site/footer.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { Icon } from '../media/icon.tsx';
import { Strata } from '../media/strata.tsx';
import { type Place, PlaceLines } from '../text/place-lines.tsx';
import { siteMap } from './site-map.ts';

/** Page footer, with a link to the top. */
export function Footer() {
  return <footer className="footer relative tone-dark" dangerouslySetInnerHTML={contentMarkup({})} />;
}

const contentMarkup = staticMarkup(FooterContent);

function FooterContent() {
  return (
    <>
      <Strata />
      <div className="wrap pb-24 pt-8 sm:pb-10 sm:pt-14 lg:pt-20">
        <div className="grid gap-x-8 gap-y-7 sm:gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <p className="t-sub max-w-[24ch] sm:t-heading sm:max-w-[13ch]">{company.tagline[currentLanguage()]}</p>
            <h2 className="sr-only">{t.write}</h2>
            <a
              className="mt-2 inline-block py-1 text-item sm:mt-6 font-600 line-link [overflow-wrap:anywhere]"
              href={`mailto:${company.mailbox}`}
            >
              {company.mailbox}
            </a>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:gap-y-8 lg:col-span-6 lg:gap-8 lg:pt-2">
            <Address place={company.headOffice} title={t.headOffice} />
            <Address place={company.refinery} title={t.refinery} />
            <Social />
          </div>
        </div>
        <SiteMap />
        <div className="mt-5 flex flex-col gap-3 text-small sm:mt-10 sm:gap-4 sm:border-t sm:border-alumina/18 sm:pt-6 xl:flex-row xl:items-center xl:justify-between xl:pr-24">
          <p>
            © {company.copyrightYear} {company.legalName}. {t.rights}
          </p>
          <ul className="flex shrink-0 flex-wrap gap-x-7 gap-y-1">
            <FooterLink href={hrefTo(routes.policies.privacy)} policy>
              {t.privacy}
            </FooterLink>
            <FooterLink href={hrefTo(routes.policies.cookies)} policy>
              {t.cookies}
            </FooterLink>
            <FooterLink href={hrefTo(routes.policies.dataRequest)}>{t.dataRequest}</FooterLink>
            <FooterLink href={hrefTo(routes.policies.accessibility)}>{t.accessibility}</FooterLink>
            <FooterLink href={hrefTo(routes.quality.index)}>{t.quality}</FooterLink>
          </ul>
        </div>
      </div>
      <a
        aria-label={t.toTop}
        className="to-top icon-button border-alumina/50 bg-petrol text-alumina"
        href="#top"
        title={t.toTop}
      >
        <Icon name="arrow-up" />
      </a>
    </>
  );
}

function Address({ title, place }: { title: string; place: Place }) {
  return (
    <div>
      <h2 className={labelClass}>{title}</h2>
      <address className="text-small not-italic">
        <span className="hidden sm:block">{company.legalName}</span>
        <PlaceLines place={place} />
      </address>
    </div>
  );
}

const labelClass = 'mb-1.5 t-label text-clay sm:mb-3';

/** Links to all pages, in the groups of the main navigation; on phones they are folded. */
function SiteMap() {
  const title = t.siteMap;
  return (
    <nav
      aria-label={title}
      className="mt-6 border-y border-alumina/18 sm:mt-10 sm:border-b-0 sm:pt-8 lg:mt-14 lg:pt-10"
    >
      <details className="site-map">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-650">
          {title}
          <Icon className="turns size-5" name="chevron-down" />
        </summary>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-7 pb-8 pt-3 sm:p-0 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] lg:gap-x-8">
          {siteMap().map(({ label, pages }) => (
            <li key={label}>
              <p className={labelClass}>{label}</p>
              <ul className="text-small">
                {pages.map((page) => (
                  <FooterLink href={page.href} key={page.href}>
                    {page.label}
                  </FooterLink>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Social() {
  const { newTab } = navigationWords;
  return (
    <div className="col-span-2 sm:col-span-1">
      <h2 className={labelClass}>{t.follow}</h2>
      <ul className="grid grid-cols-2 gap-x-6 text-small sm:block">
        {company.social.map(({ network, icon, url }) => (
          <li key={network}>
            <a className="list-link inline-flex items-center gap-2.5" href={url} rel="noopener" target="_blank">
              <Icon name={`brand-${icon}`} />
              {network}
              <Icon className="size-4 opacity-75" name="arrow-up-right" />
              <span className="sr-only"> ({newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FooterLinkProps = {
  href: string;
  children: string;
  /** A link to a policy, which script opens in a dialog. */
  policy?: boolean;
};

function FooterLink({ href: address, children, policy }: FooterLinkProps) {
  return (
    <li>
      <a className="list-link" data-policy={policy ? '' : undefined} href={address}>
        {children}
      </a>
    </li>
  );
}
