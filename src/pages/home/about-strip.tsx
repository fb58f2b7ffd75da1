import { company } from '../../company.ts';
import { homeWords } from '../../i18n/public/home.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';

/** Introduction of the company with three key figures. */
export function AboutStrip({ language }: { language: Language }) {
  const t = homeWords(language);
  const { aluminaPurityPercent, professionals } = company.figures;
  const format = new Intl.NumberFormat(languages[language].htmlLang);
  return (
    <Section id="about" labelledBy="about-title" snap>
      <Eyebrow>{t.aboutEyebrow}</Eyebrow>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="t-heading max-w-[14ch]" id="about-title">
            {t.aboutTitle}
          </h2>
          <p className="mt-7 max-w-[32rem]">{t.aboutText}</p>
          <div className="mt-9 hidden aspect-[5/2] lg:block">
            <Picture
              className="size-full object-cover"
              sizes="520px"
              source={{ ...builtPicture('news-07', language), alt: '' }}
            />
          </div>
        </div>
        <dl className="lg:col-span-6 lg:col-start-7">
          <Highlight figure={`${format.format(aluminaPurityPercent)}%`} name={t.purity} text={t.purityText} />
          <Highlight figure={t.capacityFigure} name={t.capacity} text={t.capacityText} />
          <Highlight figure={`${format.format(professionals)}+`} name={t.workforce} text={t.workforceText} />
        </dl>
      </div>
    </Section>
  );
}

function Highlight({ name, figure, text }: { name: string; figure: string; text: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-graphite/20 py-6 lg:py-8 first:border-t-0 first:pt-0 sm:grid-cols-[1fr_11rem] lg:grid-cols-1 xl:grid-cols-[1fr_11rem] sm:items-end">
      <dt className="t-label sm:col-span-2 lg:col-span-1 xl:col-span-2">{name}</dt>
      <dd className="t-figure whitespace-nowrap text-laterite">{figure}</dd>
      <dd className="text-base text-slate sm:pb-1">{text}</dd>
    </div>
  );
}
