import type { Board, Leader } from '../../domain/leadership/leaders.ts';
import { leadershipWords } from '../../i18n/public/leadership.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { GroupPicture } from './group-picture.tsx';
import { Monogram } from './monogram.tsx';

type LeadershipPageProps = { language: Language; trail: readonly Crumb[]; leaders: readonly Leader[] };

export function LeadershipPage({ language, trail, leaders }: LeadershipPageProps) {
  const t = leadershipWords(language);
  return (
    <>
      <Opening language={language} leaders={leaders} trail={trail} />
      <BoardSection
        board="commissioners"
        firstShade={0}
        leaders={leaders}
        text={t.commissionersText}
        title={t.commissioners}
      />
      <BoardSection board="directors" firstShade={2} leaders={leaders} text={t.directorsText} title={t.directors} />
      <CallToAction
        action={{ label: t.action, href: href(routes.contact.index, language) }}
        text={t.actionText}
        title={t.actionTitle}
      />
    </>
  );
}

function Opening({ language, trail, leaders }: LeadershipPageProps) {
  const t = leadershipWords(language);
  const names = leaders.map(({ name }) => name);
  return (
    <section className="tone-dark overflow-clip pt-[calc(var(--bar-height)+var(--space-10))] pb-14 lg:pb-20">
      <div className="wrap">
        <Breadcrumb language={language} trail={trail} />
        <div className="mt-10 grid items-center gap-x-8 gap-y-12 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h1 className="t-title">{t.title}</h1>
            <p className="t-lead mt-7 max-w-[34rem]">{t.lead}</p>
          </div>
          <div className="lg:col-span-6">
            <GroupPicture label={t.group({ names: new Intl.ListFormat(language).format(names) })} names={names} />
          </div>
        </div>
      </div>
    </section>
  );
}

type BoardSectionProps = {
  board: Board;
  title: string;
  text: string;
  leaders: readonly Leader[];
  firstShade: number;
};

function BoardSection({ board, title, text, leaders, firstShade }: BoardSectionProps) {
  return (
    <Section id={board} labelledBy={`${board}-title`} tone={board === 'directors' ? 'powder' : 'light'}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="t-heading" id={`${board}-title`}>
            {title}
          </h2>
          <p className="mt-5 max-w-[20rem] text-slate">{text}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {leaders
            .filter((leader) => leader.board === board)
            .map((leader, index) => (
              <li id={leader.id} key={leader.id}>
                <Monogram className="w-full max-w-[26rem]" name={leader.name} shade={firstShade + index} />
                <h3 className="t-sub mt-7">{leader.name}</h3>
                <p className="mt-1.5 font-650 text-laterite">{leader.position}</p>
                <p className="mt-4 max-w-[30rem] text-slate">{leader.bio}</p>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
