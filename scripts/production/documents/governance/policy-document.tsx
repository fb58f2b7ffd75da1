import { company } from '../../../../src/company.ts';
import {
  type Annex,
  type Article,
  type BilingualText,
  controlOf,
  type GovernancePolicy,
} from '../../../../src/content/governance/policy.ts';
import { Document, En, Heading, Label, Mark, specimen } from '../sheet/document.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';

const pair = ([id, en]: BilingualText) => ({ id, en });

/** A policy as a document that flows over as many pages as it takes. */
export async function policyDocument(policy: GovernancePolicy) {
  const { title, purpose, number, articles, annexes, picture, position = 'centre' } = policy;
  const cover = await plate(picture, 1600, 1200, { position });
  return (
    <Document className="policy" subject={pair(purpose)} title={title}>
      <section className="policy-cover">
        <p className="specimen-tab">
          SPESIMEN / <En>SPECIMEN</En>
        </p>
        <PlateView of={cover} />
        <div className="policy-cover-words">
          <div className="brand">
            <Mark />
            <span>{company.legalName}</span>
          </div>
          <Heading level={1} of={title} />
          <p className="policy-number">{number} · 2024</p>
          <p className="specimen">
            {specimen.id} <En>{specimen.en}</En>
          </p>
        </div>
      </section>
      <main>
        <section className="policy-front">
          <Heading level={2} of={{ id: 'Tujuan', en: 'Purpose' }} />
          <Clause said={purpose} />
          <Control policy={policy} />
          <Heading level={3} of={{ id: 'Isi', en: 'Contents' }} />
          <ol className="contents">
            {articles.map(({ title: [id, en] }, index) => (
              <li key={id}>
                <a href={`#article-${index + 1}`}>
                  {id} <En className="english">{en}</En>
                </a>
                <span>
                  Pasal / <En>Article</En> {index + 1}
                </span>
              </li>
            ))}
            {annexes.map(({ title: [id, en] }, index) => (
              <li key={id}>
                <a href={`#annex-${index + 1}`}>
                  {id} <En className="english">{en}</En>
                </a>
              </li>
            ))}
          </ol>
        </section>
        {articles.map((article, index) => (
          <ArticleView article={article} key={article.title[0]} number={index + 1} />
        ))}
        {annexes.map((annex, index) => (
          <AnnexView annex={annex} key={annex.title[0]} number={index + 1} />
        ))}
      </main>
    </Document>
  );
}

function Control({ policy }: { policy: GovernancePolicy }) {
  return (
    <table className="control">
      <caption>
        <Label inline of={{ id: 'Lembar kendali', en: 'Document control' }} />
      </caption>
      <tbody>
        {controlOf(policy).map(([name, value]) => (
          <tr key={name[0]}>
            <th scope="row">
              <Label inline of={pair(name)} />
            </th>
            <td>
              <Label inline of={pair(value)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ArticleView({ article: { title, clauses }, number }: { article: Article; number: number }) {
  return (
    <section className="article" id={`article-${number}`}>
      <Heading level={2} of={{ id: `Pasal ${number}. ${title[0]}`, en: `Article ${number}. ${title[1]}` }} />
      <ol>
        {clauses.map((clause, index) => (
          <li key={clause[0]}>
            <span className="clause-number">
              {number}.{index + 1}
            </span>
            <Clause said={clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Clause({ said: [id, en] }: { said: BilingualText }) {
  return (
    <div className="both">
      <p>{id}</p>
      <En as="p">{en}</En>
    </div>
  );
}

function AnnexView({ annex: { title, columns, rows }, number }: { annex: Annex; number: number }) {
  return (
    <section className="annex" id={`annex-${number}`}>
      <Heading level={2} of={pair(title)} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column[0]} scope="col">
                <Label inline of={pair(column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first?.[0]}>
              <th scope="row">{first && <Label of={pair(first)} />}</th>
              {others.map((cell, index) => (
                <td className={cell[0] ? undefined : 'blank'} key={columns[index + 1]?.[0]}>
                  <Label of={pair(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
