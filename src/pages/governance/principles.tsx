import { governanceWords } from '../../i18n/public/governance.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { Section } from '../../ui/text/section.tsx';

const principles = [
  { key: 'transparency', icon: 'eye' },
  { key: 'accountability', icon: 'checklist' },
  { key: 'responsibility', icon: 'shield-check' },
  { key: 'independence', icon: 'compass' },
  { key: 'fairness', icon: 'scale' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** The five principles: columns on wide screens, stacked on narrow ones. */
export function Principles({ language }: { language: Language }) {
  const t = governanceWords(language);
  return (
    <Section id="principles" labelledBy="principles-title">
      <h2 className="t-heading mb-12 max-w-[14ch] lg:mb-20" id="principles-title">
        {t.principlesTitle}
      </h2>
      <Carousel
        gridFrom="lg"
        id="principle"
        label={t.principlesTitle}
        language={language}
        slides={principles.map(({ key, icon }) => ({
          name: t[key],
          content: (
            <div className="h-full border-t-2 border-laterite pt-6">
              <Icon className="size-8 text-laterite" name={icon} />
              <h3 className="t-item mt-7 lg:mt-12">{t[key]}</h3>
              <p className="mt-3 text-base text-slate">{t[`${key}Text`]}</p>
            </div>
          ),
        }))}
        slideClass="[--share:0.82] sm:[--share:0.46]"
        trackClass="lg:grid-cols-5 lg:gap-x-7"
      />
    </Section>
  );
}
