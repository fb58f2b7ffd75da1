import { use } from 'react';
import { type BilingualText, controlOf, type GovernancePolicy } from '../../content/governance/policy.ts';
import { currentLanguage } from '../../current.ts';
import { governanceWords as t } from '../../i18n/public/governance.words.ts';
import { hrefTo } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { Contents } from '../../ui/text/contents.tsx';
import type { DocumentView } from './documents.ts';
import { type PolicyEntry, policies } from './policies.ts';
import { AnnexTable, ArticleSection } from './policy-parts.tsx';

type PolicyPageProps = {
  trail: readonly Crumb[];
  entry: PolicyEntry;
  file: Promise<DocumentView>;
};

/** A policy with its control facts and a table of contents beside it. */
export function PolicyPage({ trail, entry, file }: PolicyPageProps) {
  const { policy, route, says } = entry;
  const say = sayIn();
  return (
    <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
      <Breadcrumb trail={trail} />
      <header className="mt-8 lg:mt-14">
        <h1 className="t-page max-w-[16ch]">{t[says]}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <p className="t-lead max-w-[42rem]">{say(policy.purpose)}</p>
        <Late address={hrefTo<string>(route)} skeleton={<div className="h-12" />}>
          <PolicyFile file={file} />
        </Late>
      </header>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents entries={contentsOf(policy)} title={t.policyContents} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Control policy={policy} />
          {policy.articles.map((article, index) => (
            <ArticleSection article={article} key={article.title[0]} number={index + 1} say={say} />
          ))}
          {policy.annexes.map((annex, index) => (
            <AnnexTable annex={annex} key={annex.title[0]} number={index + 1} say={say} />
          ))}
          <Others current={entry} />
        </div>
      </div>
    </article>
  );
}

type Say = (said: BilingualText) => string;

function sayIn(): Say {
  return ([id, en]) => (currentLanguage() === 'en' ? en : id);
}

function contentsOf(policy: GovernancePolicy) {
  const say = sayIn();
  return [
    ...policy.articles.map(({ title }, index) => ({
      id: `article-${index + 1}`,
      name: t.article({ number: index + 1, title: say(title) }),
    })),
    ...policy.annexes.map(({ title }, index) => ({ id: `annex-${index + 1}`, name: say(title) })),
  ];
}

function Control({ policy }: { policy: GovernancePolicy }) {
  const say = sayIn();
  return (
    <section aria-labelledby="control" className="mb-14 border-t-2 border-laterite pt-5">
      <h2 className="t-item" id="control">
        {t.control}
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

function Others({ current }: { current: PolicyEntry }) {
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
              <a className="line-link inline-block py-1.5" href={hrefTo<string>(route)}>
                {t[says]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Download of the PDF, once one has been uploaded. */
function PolicyFile({ file }: { file: Promise<DocumentView> }) {
  const { address, facts } = use(file);
  if (!address) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <a className="line-link inline-flex items-center gap-1.5 py-1 font-650" download="" href={address}>
        <Icon className="size-4.5" name="download" />
        {t.downloadPdf}
      </a>
      <span className="text-slate">{facts}</span>
    </p>
  );
}
