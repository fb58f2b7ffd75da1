import { company } from '../company.ts';
import { chartWords, organizationWords as t } from '../i18n/public/about/organization.words.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { DiagramFigure } from '../ui/media/diagram-figure.tsx';
import type { DiagramNode } from '../ui/media/diagram-layout.ts';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Section } from '../ui/text/section.tsx';
import { heroPage } from './hero-page.tsx';

function OrganizationPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} lead={t.lead} title={t.title} />
      <Section id="chart" labelledBy="chart-title">
        <div className="mb-14 grid gap-x-8 gap-y-6 lg:mb-20 lg:grid-cols-12">
          <h2 className="t-heading max-w-[14ch] lg:col-span-6" id="chart-title">
            {t.chartTitle}
          </h2>
          <p className="max-w-[34rem] lg:col-span-5 lg:col-start-8 lg:pt-2">{t.chartText}</p>
        </div>
        <DiagramFigure
          id="organization-chart"
          root={organizationChart()}
          title={t.chart}
          words={{ enlarge: t.enlarge, asText: t.asText }}
        />
      </Section>
      <CallToAction
        action={{ label: t.action, href: linkedIn, newTab: navigationWords.newTab }}
        text={t.actionText}
        title={t.actionTitle}
      />
    </>
  );
}

const linkedIn = company.social[3].url;

export const organizationPage = heroPage({
  route: routes.organization.index,
  section: 'about',
  words: t,
  pictureName: 'Struktur_Organisasi',
  pictureKey: 'organization',
  body: OrganizationPage,
});

/** Organisation chart from the shareholders down to the divisions. */
export function organizationChart(): DiagramNode {
  return {
    id: 'meeting',
    title: chartWords.meeting,
    children: [
      {
        id: 'commissioners',
        title: chartWords.commissioners,
        lines: [chartWords.auditCommittee, chartWords.riskCommittee],
        rank: 'lead',
      },
      {
        id: 'directors',
        title: chartWords.directors,
        lines: [chartWords.directorsLine],
        rank: 'own',
        children: [
          {
            id: 'staff',
            title: chartWords.staff,
            lines: [chartWords.internalAudit, chartWords.secretary, chartWords.safety],
            worksWith: 'commissioners',
          },
          {
            id: 'operations',
            title: chartWords.operations,
            lines: [
              chartWords.digestion,
              chartWords.calcination,
              chartWords.power,
              chartWords.maintenance,
              chartWords.laboratory,
            ],
          },
          {
            id: 'engineering',
            title: chartWords.engineering,
            lines: [chartWords.design, chartWords.projects, chartWords.development],
          },
          {
            id: 'commercial',
            title: chartWords.commercial,
            lines: [
              chartWords.sales,
              chartWords.procurement,
              chartWords.finance,
              chartWords.people,
              chartWords.community,
            ],
          },
        ],
      },
    ],
  };
}
