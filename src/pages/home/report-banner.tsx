import { Suspense, use } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { homeWords as t } from '../../i18n/public/home.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { manifest } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';

type ReportBannerProps = {
  /** Decorative background of the cover. */
  picture: Promise<PictureSource>;
  fallback: PictureSource;
};

/** The latest annual report with links to read and download it. */
export function ReportBanner({ picture, fallback }: ReportBannerProps) {
  return (
    <Section bleed className="isolate overflow-clip" id="report" labelledBy="report-title" snap tone="laterite">
      <div className="report-ground">
        <Suspense fallback={<Ground source={fallback} />}>
          <LateGround picture={picture} />
        </Suspense>
      </div>
      <div className="wrap" data-reveal="">
        <div dangerouslySetInnerHTML={bannerMarkup({})} />
      </div>
    </Section>
  );
}

function LateGround({ picture }: Pick<ReportBannerProps, 'picture'>) {
  return <Ground source={use(picture)} />;
}

function Ground({ source }: { source: PictureSource }) {
  return <div className="size-full" dangerouslySetInnerHTML={groundMarkup({ source })} />;
}

const groundMarkup = staticMarkup(({ source }: { source: PictureSource }) => (
  <Picture className="size-full object-cover" sizes="100vw" source={{ ...source, alt: '' }} />
));

const bannerMarkup = staticMarkup(Banner);

function Banner() {
  const facts = manifest().documents[company.annualReport.replace(/^.*\//, '')];
  return (
    <>
      <Eyebrow>{t.reportEyebrow}</Eyebrow>
      <div className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="t-title max-w-[12ch]" id="report-title">
            {t.reportTitle}
          </h2>
          <p className="mt-7 t-lead max-w-[34rem]">{t.reportText}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <LinkButton download href={company.annualReport} icon="download" variant="light">
              {t.reportDownload}
            </LinkButton>
            <LinkButton href={hrefTo(routes.reports.index)} variant="outline">
              {t.reportAll}
            </LinkButton>
          </div>
          {facts && (
            <p className="mt-4 text-small text-alumina/90">
              {t.reportFacts({ size: formatFileSize(facts.size, currentLanguage()), pages: facts.pages })}
            </p>
          )}
        </div>
        <div className="relative mx-auto w-full max-w-[22rem] lg:col-span-4 lg:col-start-9">
          <Picture
            className="aspect-[210/297] w-full object-cover [box-shadow:var(--shadow-cover)]"
            sizes="min(352px, 90vw)"
            source={builtPicture('report-cover-2024')}
          />
        </div>
      </div>
    </>
  );
}
