import { use } from 'react';
import { type BilingualText, controlOf, type GovernancePolicy } from '../../content/governance/policy.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { Contents } from '../../ui/text/contents.tsx';
import type { DocumentView } from './documents.ts';
import { type PolicyEntry, policies } from './policies.ts';
import { AnnexTable, ArticleSection } from './policy-parts.tsx';

type PolicyPageProps = {
  language: Language;
  trail: readonly Crumb[];
  entry: PolicyEntry;
  file: Promise<DocumentView>;
};

/** A policy with its control facts and a table of contents beside it. */
export function PolicyPage({ language, trail, entry, file }: PolicyPageProps) {
  const t = governanceWords(language);
  const { policy, route, says } = entry;
  const say = sayIn(language);
  return (
    <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
      <Breadcrumb language={language} trail={trail} />
      <header className="mt-8 lg:mt-14">
        <h1 className="t-page max-w-[16ch]">{t[says]}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <p className="t-lead max-w-[42rem]">{say(policy.purpose)}</p>
        <Late address={href<string>(route, language)} language={language} skeleton={<div className="h-12" />}>
          <PolicyFile file={file} language={language} />
        </Late>
      </header>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents entries={contentsOf({ language, policy })} title={t.policyContents} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Control language={language} policy={policy} />
          {policy.articles.map((article, index) => (
            <ArticleSection article={article} key={article.title[0]} language={language} number={index + 1} say={say} />
          ))}
          {policy.annexes.map((annex, index) => (
            <AnnexTable annex={annex} key={annex.title[0]} language={language} number={index + 1} say={say} />
          ))}
          <Others current={entry} language={language} />
        </div>
      </div>
    </article>
  );
}

type Say = (said: BilingualText) => string;

function sayIn(language: Language): Say {
  return ([id, en]) => (language === 'en' ? en : id);
}

type PartProps = { language: Language; policy: GovernancePolicy };

function contentsOf({ language, policy }: PartProps) {
  const t = governanceWords(language);
  const say = sayIn(language);
  return [
    ...policy.articles.map(({ title }, index) => ({
      id: `article-${index + 1}`,
      name: t.article({ number: index + 1, title: say(title) }),
    })),
    ...policy.annexes.map(({ title }, index) => ({ id: `annex-${index + 1}`, name: say(title) })),
  ];
}

function Control({ language, policy }: PartProps) {
  const say = sayIn(language);
  return (
    <section aria-labelledby="control" className="mb-14 border-t-2 border-laterite pt-5">
      <h2 className="t-item" id="control">
        {governanceWords(language).control}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
        {controlOf(policy).map(([name, value]) => (
          <div key={name[0]}>
            <dt className="text-slate">{say(name)}</dt>
            <dd className="font-600">{say(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Others({ language, current }: { language: Language; current: PolicyEntry }) {
  const t = governanceWords(language);
  return (
    <nav aria-labelledby="others" className="mt-20 border-t border-graphite/20 pt-6">
      <h2 className="t-item" id="others">
        {t.otherPolicies}
      </h2>
      <ul className="mt-3">
        {policies
          .filter(({ says }) => says !== current.says)
          .map(({ says, route }) => (
            <li key={says}>
              <a className="line-link inline-block py-1.5" href={href<string>(route, language)}>
                {t[says]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Download of the PDF, once one has been uploaded. */
function PolicyFile({ language, file }: { language: Language; file: Promise<DocumentView> }) {
  const { address, facts } = use(file);
  if (!address) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <a className="line-link inline-flex items-center gap-1.5 py-1 font-650" download="" href={address}>
        <Icon className="size-4.5" name="download" />
        {governanceWords(language).downloadPdf}
      </a>
      <span className="text-slate">{facts}</span>
    </p>
  );
}
