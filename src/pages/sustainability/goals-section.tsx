import { goalWords } from '../../i18n/public/sustainability/goals.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { Section } from '../../ui/text/section.tsx';
import { type GoalChapter, supportedGoals } from './goals.ts';
import { GoalsDrawing } from './goals-drawing.tsx';

const chapters = ['circularity', 'social', 'environment'] as const satisfies readonly GoalChapter[];

const markOf: Record<GoalChapter, string> = {
  circularity: 'bg-petrol-light',
  social: 'bg-laterite',
  environment: 'bg-mangrove',
};

/** The Sustainable Development Goals as a drawing and as a list, each with the chapter that contributes to it. */
export function GoalsSection({ language }: { language: Language }) {
  const t = goalWords(language);
  const names = navigationWords(language);
  return (
    <Section id="goals" labelledBy="goals-title" tone="powder">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-7" id="goals-title">
          {t.title}
        </h2>
        <p className="max-w-[30rem] lg:col-span-4 lg:col-start-9">{t.text({ count: supportedGoals.length })}</p>
      </div>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <GoalsDrawing language={language} />
        </div>
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:col-span-4 lg:col-start-9 lg:grid-cols-1">
          {chapters.map((chapter) => (
            <div key={chapter}>
              <h3 className="t-item flex items-center gap-3">
                <span aria-hidden="true" className={`hex-mark ${markOf[chapter]}`} />
                <a className="line-link py-1" href={href(routes.sustainability[chapter], language)}>
                  {names[chapter]}
                </a>
              </h3>
              <ul className="mt-2 text-small">
                {goalsOf(chapter, language).map(({ number, name }) => (
                  <li className="grid grid-cols-[1.75rem_1fr] py-0.5" key={number}>
                    <span className="font-700">{number}</span>
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function goalsOf(wanted: GoalChapter, language: Language): { number: number; name: string }[] {
  const t = goalWords(language);
  return supportedGoals
    .filter(({ chapter }) => chapter === wanted)
    .map(({ number }) => ({ number, name: t[`goal${number}` as const] }));
}
