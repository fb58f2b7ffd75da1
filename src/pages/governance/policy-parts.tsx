import type { Annex, Article, BilingualText } from '../../content/governance/policy.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';

type PartProps = { number: number; say: (said: BilingualText) => string };

/** An article with its numbered clauses. */
export function ArticleSection({ number, say, article }: PartProps & { article: Article }) {
  return (
    <section className="scroll-mt-28 not-first:mt-14" id={`article-${number}`}>
      <h2 className="t-sub">{governanceWords.article({ number, title: say(article.title) })}</h2>
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
export function AnnexTable({ number, say, annex }: PartProps & { annex: Annex }) {
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
                    {say(cell) || <span className="text-slate">({governanceWords.toFillIn})</span>}
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
