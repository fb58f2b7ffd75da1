import type { ReactNode } from 'react';
import type { Db } from '../../db/client.ts';
import { listPicturesIn, type PictureAsset } from '../../domain/assets/queries.ts';
import { circularityWords } from '../../i18n/public/sustainability/circularity.words.ts';
import { environmentWords } from '../../i18n/public/sustainability/environment.words.ts';
import { socialWords } from '../../i18n/public/sustainability/social.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { hrefTo, type Route, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { ImageStack } from '../../ui/media/image-stack.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { FactRows } from '../../ui/text/fact-rows.tsx';
import { Section, type Tone } from '../../ui/text/section.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, publicPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';

const { index, circularity, social, environment } = routes.sustainability;

/** Parameters of a chapter's page. */
type Chapter = {
  route: Route;
  /** Category of the managed pictures, and prefix of the built-in pictures' keys. */
  category: 'circularity' | 'social' | 'environment';
  /** The picture initially in front; the first by default. */
  front?: number;
  next: Route;
  /** Sections of this chapter alone. */
  more?: () => ReactNode;
  /** Picture of the next page and ground of the link to it. */
  closing: { picture: string; tone: Tone };
  read: (language: Language) => {
    texts: Record<'title' | 'description' | 'lead' | 'nextTitle' | 'nextAction', string>;
    programsTitle: string;
    programs: readonly Program[];
  };
};

const chapters: readonly Chapter[] = [
  {
    route: circularity,
    category: 'circularity',
    next: social,
    closing: { picture: 'social', tone: 'dark' },
    read: (language) => {
      const t = circularityWords(language);
      return {
        texts: t,
        programsTitle: t.benefitsTitle,
        programs: [
          { icon: 'users', title: t.workforce, text: t.workforceText },
          { icon: 'truck', title: t.supply, text: t.supplyText },
          { icon: 'chart-line', title: t.economic, text: t.economicText },
        ],
      };
    },
  },
  {
    route: social,
    category: 'social',
    front: 2,
    next: environment,
    closing: { picture: 'environment', tone: 'laterite' },
    read: (language) => {
      const t = socialWords(language);
      return {
        texts: t,
        programsTitle: t.programmesTitle,
        programs: [
          { icon: 'heartbeat', title: t.health, text: t.healthText },
          { icon: 'school', title: t.education, text: t.educationText },
          { icon: 'masks-theater', title: t.culture, text: t.cultureText },
          { icon: 'coins', title: t.economy, text: t.economyText },
        ],
      };
    },
  },
  {
    route: environment,
    category: 'environment',
    more: ResidueSection,
    next: routes.publications.index,
    closing: { picture: 'publications', tone: 'dark' },
    read: (language) => {
      const t = environmentWords(language);
      return {
        texts: t,
        programsTitle: t.initiativesTitle,
        programs: [
          { icon: 'plant-2', title: t.ecosystem, text: t.ecosystemText },
          { icon: 'fish', title: t.aquatic, text: t.aquaticText },
          { icon: 'filter', title: t.treatment, text: t.treatmentText },
        ],
      };
    },
  },
];

/** Circularity, social and environment. */
export const programPages = chapters.map(
  (chapter) => (db: Db) => publicPage(chapter.route, (request) => showChapter(db, request, chapter)),
);

function showChapter(
  db: Db,
  request: PageRequest,
  { route, category, front, next, more: More, closing, read }: Chapter,
): LoadedPage {
  const { language } = request;
  const { texts, programsTitle, programs } = read(language);
  const { title, description, lead, nextTitle, nextAction } = texts;
  const trail = [
    { label: navigationWords.sustainability, href: hrefTo(index) },
    { label: title, href: to(route) },
  ];
  const header = managedGallery(db, request, category, 'header', [category]);
  const stack = managedGallery(
    db,
    request,
    category,
    'stack',
    programs.map((_, place) => `${category}-${place + 1}`),
  );
  return {
    ...pageHead(request, { title, description, trail, pictureKey: category }),
    body: (
      <ProgramPage
        banner={{ picture: request.late(header.late.then(first)), fallback: header.builtIn[0] }}
        bridge={{
          title: nextTitle,
          label: nextAction,
          href: to(next),
          picture: builtPicture(closing.picture),
          tone: closing.tone,
        }}
        gallery={{ ...stack, late: request.late(stack.late), ...(front !== undefined && { front }) }}
        lead={lead}
        more={More && <More />}
        programs={programs}
        programsTitle={programsTitle}
        title={title}
        trail={trail}
      />
    ),
  };
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('Missing gallery picture');
  return item;
}

function to(route: Route): string {
  return hrefTo(route);
}

/** Facts about red mud: how much there is, how it is stored and who watches it. */
function ResidueSection() {
  return (
    <Section id="residue" labelledBy="residue-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[14ch]" id="residue-title">
            {environmentWords.residueTitle}
          </h2>
          <p className="mt-6 max-w-[26rem] text-slate">{environmentWords.residueText}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FactRows
            facts={[
              [environmentWords.residueVolume, environmentWords.residueVolumeText],
              [environmentWords.residueStorage, environmentWords.residueStorageText],
              [environmentWords.residueSafety, environmentWords.residueSafetyText],
              [environmentWords.residueMonitoring, environmentWords.residueMonitoringText],
              [environmentWords.residueReuse, environmentWords.residueReuseText],
            ]}
          />
          <p className="mt-8 flex flex-col items-start gap-3">
            <MoreLink href={`${hrefTo(routes.sustainability.figures)}#environment`}>
              {environmentWords.residueFigures}
            </MoreLink>
            <MoreLink href={`${hrefTo(routes.contact.index)}#ways`}>{environmentWords.residueReport}</MoreLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

type Gallery = { late: Promise<readonly PictureSource[]>; builtIn: readonly PictureSource[] };

/**
 * Managed pictures of a subcategory, as many as there are built-in `keys`. A missing picture is replaced by the
 * built-in one at the same position, all of them when the database is unavailable.
 */
function managedGallery(
  db: Db,
  { language, degrade }: PageRequest,
  category: string,
  subcategory: string,
  keys: readonly string[],
): Gallery {
  const builtIn = keys.map((key) => builtPicture(key));
  const filled = (assets: readonly PictureAsset[]) =>
    builtIn.map((picture, index) => {
      const asset = assets[index];
      return asset ? assetPicture(asset, language) : picture;
    });
  const late = listPicturesIn(db, category, subcategory).then(filled, (error: unknown) => {
    degrade(error);
    return builtIn;
  });
  return { late, builtIn };
}

type Program = { icon: IconName; title: string; text: string };

type ProgramPageProps = {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  banner: { picture: Promise<PictureSource>; fallback: PictureSource | undefined };
  programsTitle: string;
  programs: readonly Program[];
  /** One picture for each program. */
  gallery: { late: Promise<readonly PictureSource[]>; builtIn: readonly PictureSource[]; front?: number };
  /** Sections of this chapter alone. */
  more?: ReactNode;
  /** Link at the end of the page. */
  bridge: { title: string; label: string; href: string; picture: PictureSource; tone: Tone };
};

/** A chapter of sustainability: introduction, programs and an image stack. */
function ProgramPage(page: ProgramPageProps) {
  const { trail, title, lead, banner, programsTitle, programs, gallery, more, bridge } = page;
  return (
    <>
      <PageHero fallback={banner.fallback} id="hero" picture={banner.picture} title={title} trail={trail} />
      <Section headless id="intro">
        <p className="t-statement max-w-[56rem]">{lead}</p>
      </Section>
      <Section id="programs" labelledBy="programs-title" tone="powder">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="t-heading max-w-[14ch]" id="programs-title">
              {programsTitle}
            </h2>
            <ul className="mt-10 lg:mt-12">
              {programs.map((program) => (
                <ProgramRow key={program.title} {...program} />
              ))}
            </ul>
          </div>
          <div className="lg:col-span-6 lg:col-start-7 lg:self-start lg:sticky lg:top-28">
            <ImageStack
              fallback={gallery.builtIn}
              front={gallery.front ?? 1}
              id="gallery"
              names={programs.map((program) => program.title)}
              pictures={gallery.late}
            />
          </div>
        </div>
      </Section>
      {more}
      <CallToAction
        action={{ label: bridge.label, href: bridge.href }}
        id="next"
        picture={bridge.picture}
        title={bridge.title}
        tone={bridge.tone}
      />
    </>
  );
}

function ProgramRow({ icon, title, text }: Program) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-5 border-t border-graphite/20 py-6">
      <Icon className="mt-0.5 size-8 text-mangrove" name={icon} />
      <div>
        <h3 className="t-item">{title}</h3>
        <p className="mt-2 text-slate">{text}</p>
      </div>
    </li>
  );
}
