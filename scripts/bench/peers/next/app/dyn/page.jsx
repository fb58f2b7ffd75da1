import postgres from 'postgres';
import content from '../content.json';
import { Card, Section } from '../parts.jsx';

export const dynamic = 'force-dynamic';

const sql = postgres(process.env.DATABASE_URL, { max: 10 });

export default async function Page() {
  const articles = await sql`select title, address, excerpt, date, image from articles order by id desc limit 4`;
  const { head, sections } = content;
  return (
    <>
      <title>{head.title}</title>
      {head.metas.map((meta) => (
        <meta content={meta.content} key={meta.name + meta.content} name={meta.name} />
      ))}
      {head.links.map((link, index) => (
        <link href={link.href} key={`${index} ${link.href}`} rel={link.rel} />
      ))}
      {head.data.map((data) => (
        <script dangerouslySetInnerHTML={{ __html: data }} key={data} type="application/ld+json" />
      ))}
      <main>
        {sections.map((section, index) => (
          <Section key={`${index} ${section.id}`} section={section} />
        ))}
        <ul className="news-cards">
          {articles.map((article) => (
            <Card article={article} key={article.address} />
          ))}
        </ul>
      </main>
    </>
  );
}
