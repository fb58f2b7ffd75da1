import { use } from 'react';
import { type Board, boards } from '../../fields/leaders.ts';
import { leadershipWords } from '../../i18n/public/about/leadership.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import type { LeaderView } from './leader-view.ts';
import { Profile } from './profile.tsx';

type Found = { leaders: readonly LeaderView[]; group: PictureSource | undefined; areDrawn: boolean };
/** Undefined while the database is unavailable. */
type Shown = Promise<Found | undefined>;
type LeadershipPageProps = { language: Language; trail: readonly Crumb[]; shown: Shown };

export function LeadershipPage({ language, trail, shown }: LeadershipPageProps) {
  const t = leadershipWords(language);
  return (
    <>
      <Opening language={language} trail={trail} />
      <Late
        address={href(routes.leadership.index, language)}
        language={language}
        skeleton={<div aria-hidden="true" className="skeleton h-160" />}
      >
        <Boards language={language} shown={shown} />
      </Late>
      <CallToAction
        action={{ label: t.action, href: href(routes.contact.index, language) }}
        picture={builtPicture('contact', language)}
        text={t.actionText}
        title={t.actionTitle}
      />
    </>
  );
}

function Opening({ language, trail }: Omit<LeadershipPageProps, 'shown'>) {
  const t = leadershipWords(language);
  return (
    <section className="tone-dark overflow-clip pt-[calc(var(--bar-height)+var(--space-7))] pb-12">
      <div className="wrap">
        <Breadcrumb language={language} trail={trail} />
        <div className="mt-6 grid items-end gap-x-8 gap-y-5 lg:grid-cols-12">
          <h1 className="t-page lg:col-span-7">{t.title}</h1>
          <p className="t-lead max-w-[34rem] lg:col-span-5">{t.lead}</p>
        </div>
      </div>
    </section>
  );
}

/** The group photograph, once there is one, and the members of each board. */
function Boards({ language, shown }: Pick<LeadershipPageProps, 'language' | 'shown'>) {
  const found = use(shown);
  if (!found) {
    return (
      <Section>
        <p className="t-lead">{leadershipWords(language).unavailable}</p>
      </Section>
    );
  }
  const { leaders, group, areDrawn } = found;
  return (
    <>
      {group && <Picture className="max-h-[44rem] w-full object-cover" priority sizes="100vw" source={group} />}
      {areDrawn && <p className="wrap mt-4 text-small text-slate">{leadershipWords(language).illustrations}</p>}
      {boards.map((board) => (
        <BoardSection
          board={board}
          key={board}
          language={language}
          leaders={leaders.filter((leader) => leader.board === board)}
        />
      ))}
    </>
  );
}

type BoardSectionProps = { board: Board; language: Language; leaders: readonly LeaderView[] };

function BoardSection({ board, language, leaders }: BoardSectionProps) {
  const t = leadershipWords(language);
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
