import { use } from 'react';
import { currentLanguage } from '../current.ts';
import type { Db } from '../db/client.ts';
import { leadershipPictureName } from '../domain/assets/managed-names.ts';
import { fileOf } from '../domain/assets/pictures/picture-files.ts';
import { findAssetByName } from '../domain/assets/queries.ts';
import { listLeaders, type PortrayedLeader } from '../domain/leaders/queries.ts';
import { type Board, boards } from '../fields/leaders.ts';
import { leadershipWords as t } from '../i18n/public/about/leadership.words.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { Late } from '../ui/markup/late.tsx';
import { builtPicture, Picture, type PictureSource } from '../ui/media/picture.tsx';
import { Breadcrumb, type Crumb } from '../ui/text/breadcrumb.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Section } from '../ui/text/section.tsx';
import { demoPicture } from '../web/files/demo-picture.ts';
import { assetPicture } from '../web/pages/managed-picture.ts';
import { type LoadedPage, type PageRequest, publicPage, withFallback } from '../web/pages/public-page.ts';
import { pageHead } from './page-head.ts';

export const leadershipPage = (db: Db) =>
  publicPage(routes.leadership.index, (request) => showLeadership(db, request), { needsDatabase: true });

/** Whether it is one of the illustrations that the demo company has until photographs are uploaded. */
function isDrawnPortrait(path: string): boolean {
  const file = fileOf(path);
  return file.startsWith('leader') && demoPicture(file) !== undefined;
}

function showLeadership(db: Db, request: PageRequest): LoadedPage {
  const { language, late, degrade } = request;
  const { metaTitle, crumb, description } = t;
  const trail = [
    { label: navigationWords.about, href: hrefTo(routes.about.index) },
    { label: crumb, href: hrefTo(routes.leadership.index) },
  ];
  const head = pageHead(request, { title: metaTitle, description, trail, pictureKey: 'news-12' });
  const leaders = listLeaders(db, { visible: true });
  const group = findAssetByName(db, leadershipPictureName);
  const shown = Promise.all([leaders, group]).then(([found, picture]) => ({
    leaders: found.map((leader) => leaderView(leader)),
    areDrawn: [picture, ...found.map((leader) => leader.picture)].some((one) => one && isDrawnPortrait(one.path)),
    group: picture?.mediaType === 'image' ? assetPicture(picture, language) : undefined,
  }));
  return {
    ...head,
    body: <LeadershipPage shown={late(withFallback(shown, undefined, degrade))} trail={trail} />,
  };
}

type Found = { leaders: readonly LeaderView[]; group: PictureSource | undefined; areDrawn: boolean };
/** Undefined while the database is unavailable. */
type Shown = Promise<Found | undefined>;
type LeadershipPageProps = { trail: readonly Crumb[]; shown: Shown };

function LeadershipPage({ trail, shown }: LeadershipPageProps) {
  return (
    <>
      <Opening trail={trail} />
      <Late address={hrefTo(routes.leadership.index)} skeleton={<div aria-hidden="true" className="skeleton h-160" />}>
        <Boards shown={shown} />
      </Late>
      <CallToAction
        action={{ label: t.action, href: hrefTo(routes.contact.index) }}
        picture={builtPicture('contact')}
        text={t.actionText}
        title={t.actionTitle}
      />
    </>
  );
}

function Opening({ trail }: Omit<LeadershipPageProps, 'shown'>) {
  return (
    <section className="tone-dark overflow-clip pt-[calc(var(--bar-height)+var(--space-7))] pb-12">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <div className="mt-6 grid items-end gap-x-8 gap-y-5 lg:grid-cols-12">
          <h1 className="t-page lg:col-span-7">{t.title}</h1>
          <p className="t-lead max-w-[34rem] lg:col-span-5">{t.lead}</p>
        </div>
      </div>
    </section>
  );
}

/** The group photograph, once there is one, and the members of each board. */
function Boards({ shown }: Pick<LeadershipPageProps, 'shown'>) {
  const found = use(shown);
  if (!found) {
    return (
      <Section>
        <p className="t-lead">{t.unavailable}</p>
      </Section>
    );
  }
  const { leaders, group, areDrawn } = found;
  return (
    <>
      {group && <Picture className="max-h-[44rem] w-full object-cover" priority sizes="100vw" source={group} />}
      {areDrawn && <p className="wrap mt-4 text-small text-slate">{t.illustrations}</p>}
      {boards.map((board) => (
        <BoardSection board={board} key={board} leaders={leaders.filter((leader) => leader.board === board)} />
      ))}
    </>
  );
}

function BoardSection({ board, leaders }: { board: Board; leaders: readonly LeaderView[] }) {
  return (
    <Section id={board} labelledBy={`${board}-title`} tone={board === 'directors' ? 'powder' : 'light'}>
      <h2 className="t-heading" id={`${board}-title`}>
        {t[board]}
      </h2>
      <p className="mt-5 max-w-[34rem] text-slate">{t[`${board}Text`]}</p>
      {leaders.length > 0 ? (
        <ul className="mt-10 border-b border-graphite/20 lg:mt-16">
          {leaders.map((leader) => (
            <Profile key={leader.id} leader={leader} />
          ))}
        </ul>
      ) : (
        <p className="mt-10 border-y border-graphite/20 py-8">{t.nobody}</p>
      )}
    </Section>
  );
}

/** A member of a board: name and position beside the biography, with the portrait once there is one. */
function Profile({ leader: { id, name, position, biography, portrait } }: { leader: LeaderView }) {
  return (
    <li
      className="grid scroll-mt-[var(--bar-height)] gap-x-8 gap-y-5 border-t border-graphite/20 py-8 md:grid-cols-12 lg:py-12"
      id={`leader-${id}`}
    >
      {portrait && (
        <div className="w-36 md:order-last md:col-span-3 md:w-auto md:justify-self-end">
          <Picture
            className={`aspect-[3/4] w-full max-w-[16rem] rounded object-cover ${portrait.focus ? '' : 'object-top'}`.trim()}
            sizes="(min-width: 768px) 256px, 144px"
            source={portrait}
          />
        </div>
      )}
      <div className="md:col-span-5">
        <h3 className="t-sub text-balance [overflow-wrap:anywhere]">{name}</h3>
        <p className="mt-2 max-w-[22rem] font-650 text-laterite">{position}</p>
      </div>
      <div className={`grid content-start gap-3 ${portrait ? 'md:col-span-4' : 'md:col-span-6 md:col-start-7'}`}>
        {biography.map((paragraph) => (
          <p className="max-w-[38rem]" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </li>
  );
}

/** A member of a board as the page shows it, in one language. */
type LeaderView = {
  id: number;
  board: Board;
  name: string;
  position: string;
  biography: readonly string[];
  portrait: PictureSource | undefined;
};

function leaderView(leader: PortrayedLeader): LeaderView {
  const { id, board, name, picture } = leader;
  const [position, biography] =
    currentLanguage() === 'en' ? [leader.positionEn, leader.biographyEn] : [leader.position, leader.biography];
  const paragraphs = biography.split('\n').filter((line) => line.trim() !== '');
  return {
    id,
    board,
    name,
    position,
    biography: paragraphs,
    portrait: picture ? portraitOf(picture, name) : undefined,
  };
}

/** Without an alternative text of its own, a portrait shows the person whose name stands beside it. */
function portraitOf(picture: NonNullable<PortrayedLeader['picture']>, name: string): PictureSource {
  const source = assetPicture(picture, currentLanguage());
  return { ...source, alt: source.alt || (picture.decorative ? '' : name) };
}
