import { use } from 'react';
import {
  type Annex,
  type Article,
  type BilingualText,
  controlOf,
  type GovernancePolicy,
} from '../../content/governance/policy.ts';
import { currentLanguage } from '../../current.ts';
import { governanceWords as t } from '../../i18n/public/governance.words.ts';
import { hrefTo } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { Contents } from '../../ui/text/contents.tsx';
import { type DocumentView, type PolicyEntry, policies } from './policies.ts';

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

type PartProps = { number: number; say: (said: BilingualText) => string };

function ArticleSection({ number, say, article }: PartProps & { article: Article }) {
  return (
    <section className="scroll-mt-28 not-first:mt-14" id={`article-${number}`}>
      <h2 className="t-sub">{t.article({ number, title: say(article.title) })}</h2>
      <ol className="mt-5 grid gap-4">
        {article.clauses.map((clause, index) => (
          <li className="grid grid-cols-[3rem_1fr]" key={clause[0]}>
            <span aria-hidden="true" className="font-650 text-laterite tabular-nums">
              {number}.{index + 1}
            </span>
            <p className="max-w-[42rem]">{say(clause)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An annex as a table that scrolls by itself where it is too wide. */
function AnnexTable({ number, say, annex }: PartProps & { annex: Annex }) {
  const heading = `annex-${number}`;
  return (
    <section className="mt-14 scroll-mt-28" id={heading}>
      <h2 className="t-sub" id={`${heading}-title`}>
        {say(annex.title)}
      </h2>
      <figure
        aria-labelledby={`${heading}-title`}
        className="mt-5 overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-left text-small">
          <thead>
            <tr>
              {annex.columns.map((column) => (
                <th className="border-b border-graphite/40 py-2 pr-4 font-650" key={column[0]} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {annex.rows.map(([first, ...others]) => (
              <tr className="border-b border-graphite/15 align-top" key={first?.[0]}>
                <th className="py-2.5 pr-4 font-550" scope="row">
                  {first && say(first)}
                </th>
                {others.map((cell, index) => (
                  <td className="py-2.5 pr-4" key={annex.columns[index + 1]?.[0]}>
                    {say(cell) || <span className="text-slate">({t.toFillIn})</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </section>
  );
}
