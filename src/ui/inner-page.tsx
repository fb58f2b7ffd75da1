import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import { navigationWords } from '../i18n/navigation.ts';
import type { Crumb } from './breadcrumb.tsx';
import { Onward, type OnwardLink } from './onward.tsx';
import { PageHero } from './page-hero.tsx';
import type { PictureSource } from './picture.tsx';
import { Section } from './section.tsx';

type InnerPageProps = {
  language: Language;
  picture: PictureSource | Promise<PictureSource>;
  /** Shown while the picture is late, and to readers without script. */
  fallback?: PictureSource;
  title: string;
  trail: readonly Crumb[];
  /** Two to four sentences that say what the page is about. */
  lead: string;
  onward: readonly OnwardLink[];
  /** Between the lead and the way onward. */
  children?: ReactNode;
  /** Makes hero and lead sections of the navigator: `hero` and `intro`. */
  snap?: boolean;
};

/** A hero, what the page says in one large paragraph, and where to go from it. */
export function InnerPage({
  language,
  picture,
  fallback,
  title,
  trail,
  lead,
  onward,
  children,
  snap = false,
}: InnerPageProps) {
  return (
    <>
      <PageHero
        fallback={fallback}
        id="hero"
        language={language}
        picture={picture}
        snap={snap}
        title={title}
        trail={trail}
      />
      <Section id="intro" snap={snap}>
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="t-statement">{lead}</p>
            {children}
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <Onward links={onward} title={navigationWords(language).onward} />
          </div>
        </div>
      </Section>
    </>
  );
}
