import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { GoalsSection } from './goals-section.tsx';
import { StrategySection } from './strategy-section.tsx';

export function SustainabilityPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = sustainabilityWords(language);
  return (
    <>
      <PageHero {...hero} id="home" lead={t.lead} snap title={t.title} />
      <CommitmentSection language={language} />
      <GoalsSection language={language} />
      <StrategySection language={language} />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'home', title: t.home },
          { id: 'commitment', title: t.commitment },
          { id: 'strategy', title: t.strategy },
        ]}
      />
    </>
  );
}

function CommitmentSection({ language }: { language: Language }) {
  const t = sustainabilityWords(language);
  return (
    <Section id="commitment" labelledBy="commitment-title" snap>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="t-heading max-w-[14ch]" id="commitment-title">
            {t.commitmentTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.commitmentText}</p>
          <LinkButton href={href(routes.sustainability.commitment, language)}>{t.commitmentAction}</LinkButton>
        </div>
        <div className="hidden lg:col-span-4 lg:col-start-9 lg:block">
          <Picture
            className="aspect-[0.866] w-full object-cover [clip-path:var(--hexagon)]"
            sizes="(min-width: 1024px) 420px, 1px"
            source={{ ...builtPicture('environment', language), alt: '' }}
          />
        </div>
      </div>
    </Section>
  );
}
