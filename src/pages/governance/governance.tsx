import { use } from 'react';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { listAssetsNamed } from '../../domain/assets/queries.ts';
import { governanceWords as t } from '../../i18n/public/governance.words.ts';
import { navigationWords as names } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { Late } from '../../ui/markup/late.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { type PublicPage, publicPage, withFallback } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { pageHead } from '../page-head.ts';
import {
  type DocumentView,
  documentNames,
  documentView,
  documentViews,
  type PolicyEntry,
  policies,
} from './policies.ts';
import { PolicyPage } from './policy-page.tsx';

const principles = [
  { key: 'transparency', icon: 'eye' },
  { key: 'accountability', icon: 'checklist' },
  { key: 'responsibility', icon: 'shield-check' },
  { key: 'independence', icon: 'compass' },
  { key: 'fairness', icon: 'scale' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** The five principles: columns on wide screens, stacked on narrow ones. */
function Principles() {
  return (
    <Section id="principles" labelledBy="principles-title">
      <h2 className="t-heading mb-12 max-w-[14ch] lg:mb-20" id="principles-title">
        {t.principlesTitle}
      </h2>
      <Carousel
        gridFrom="lg"
        id="principle"
        label={t.principlesTitle}
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

type GovernancePageProps = HeroPageProps & {
  documents: Promise<readonly DocumentView[]>;
};

function GovernancePage({ documents, ...hero }: GovernancePageProps) {
  return (
    <>
      <PageHero {...hero} lead={t.lead} title={t.title} />
      <Principles />
      <Section id="documents" labelledBy="documents-title" tone="powder">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="t-heading max-w-[12ch]" id="documents-title">
              {t.documentsTitle}
            </h2>
            <p className="mt-6 max-w-[22rem] text-slate">{t.documentsText}</p>
          </div>
          <div className="lg:col-span-7">
            <Late
              address={hrefTo(routes.governance.index)}
              loading={t.documentsLoading}
              skeleton={<DocumentSkeleton />}
            >
              <DocumentList documents={documents} />
            </Late>
          </div>
        </div>
      </Section>
      <CallToAction
        action={{ label: t.action, href: hrefTo(routes.organization.index) }}
        picture={builtPicture('organization')}
        text={t.actionText}
        title={t.actionTitle}
        tone="dark"
      />
    </>
  );
}

export const governancePages = [
  heroPage({
    route: routes.governance.index,
    section: 'about',
    words: t,
    pictureName: 'Tata_Kelola',
    pictureKey: 'governance',
    body: (hero, { late, degrade }, db) => {
      const files = withFallback(listAssetsNamed(db, documentNames), [], degrade);
      return <GovernancePage {...hero} documents={late(files.then(documentViews))} />;
    },
  }),
  ...policies.map((entry) => (db: Db) => policyPage(db, entry)),
];

/** The page of a policy, with the same text as its PDF. */
function policyPage(db: Db, entry: PolicyEntry): PublicPage {
  const { says, policy, route } = entry;
  return publicPage(route, (request) => {
    const { late, degrade } = request;
    const trail = [
      { label: names.about, href: hrefTo(routes.about.index) },
      { label: names.governance, href: hrefTo(routes.governance.index) },
      { label: t[says], href: hrefTo<string>(route) },
    ];
    const files = withFallback(listAssetsNamed(db, [policy.file]), [], degrade);
    const file = late(files.then((found) => documentView(entry, found)));
    return {
      ...pageHead(request, { title: t[says], description: t[`${says}Text`], trail, pictureKey: policy.picture }),
      bar: 'solid',
      body: <PolicyPage entry={entry} file={file} trail={trail} />,
    };
  });
}

function DocumentList({ documents }: { documents: Promise<readonly DocumentView[]> }) {
  return (
    <ul className="border-b border-graphite/20">
      {use(documents).map((document) => (
        <DocumentRow document={document} key={document.title} />
      ))}
    </ul>
  );
}

function DocumentRow({ document }: { document: DocumentView }) {
  const { title, description, facts, address, page } = document;
  return (
    <li className="group relative grid grid-cols-[auto_1fr_auto] items-start gap-x-5 border-t border-graphite/20 py-6 lg:gap-x-8 lg:py-8">
      <Icon className="mt-0.5 size-7 text-laterite" name="file-text" />
      <div className="grid gap-x-8 gap-y-1.5 lg:grid-cols-[1fr_12rem]">
        <h3 className="t-item">
          {address ? (
            <a
              className="cover-link decoration-1 underline-offset-4 group-hover:underline"
              href={address}
              rel="noopener"
              target="_blank"
            >
              {title}
              <span className="sr-only"> ({names.newTab})</span>
            </a>
          ) : (
            title
          )}
        </h3>
        <div className="text-small text-slate lg:row-span-2 lg:pt-1">
          <p>{facts}</p>
          {address && (
            // Above the link that covers the whole row.
            <a
              className="line-link relative z-1 mt-1 inline-flex items-center gap-1.5 py-1 font-650"
              download=""
              href={address}
            >
              <Icon className="size-4.5" name="download" />
              {t.download}
              <span className="sr-only">: {title}</span>
            </a>
          )}
        </div>
        <div className="max-w-[34rem]">
          <p className="text-slate">{description}</p>
          {/* Above the link that covers the whole row. */}
          <p className="mt-1 text-small">
            <a className="line-link relative z-1 inline-flex items-center gap-1.5 py-1 font-650" href={page}>
              <Icon className="size-4.5" name="eye" />
              {t.readOnline}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        </div>
        {!address && (
          <p className="mt-1 text-small">
            <a
              className="line-link inline-flex items-center gap-2 py-1 font-650"
              href={requestFor(t.requestSubject({ title }))}
            >
              <Icon className="size-4.5" name="mail" />
              {t.onRequest}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        )}
      </div>
      {address && <Icon className="mt-0.5 size-6" name="arrow-up-right" />}
    </li>
  );
}

function requestFor(subject: string): string {
  return `mailto:${company.mailbox}?subject=${encodeURIComponent(subject)}`;
}

/** Placeholder for rows that are loading. */
function DocumentSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <div className="skeleton h-32 lg:h-36" key={place} />
      ))}
    </div>
  );
}
