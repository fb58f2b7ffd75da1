import postgres from 'postgres';
import { Suspense } from 'react';

export const dynamic = 'force-dynamic';

const sql = postgres(process.env.DATABASE_URL, { max: 10 });
const numbers = (length) => Array.from({ length }, (_, index) => index);

export default function Page() {
  return (
    <>
      <header>
        <Bar />
      </header>
      <main>
        {numbers(8).map((section) => (
          <section className="min-h-screen py-20" key={section}>
            <h2>Bagian {section}</h2>
            {numbers(6).map((paragraph) => (
              <p className="mt-4 leading-relaxed" key={paragraph}>
                Alinea {paragraph} pada bagian {section}: kilang mengolah bauksit dalam negeri menjadi alumina mutu peleburan.
              </p>
            ))}
          </section>
        ))}
        <Suspense fallback={<p>Memuat berita</p>}>
          <News />
        </Suspense>
      </main>
      <footer>
        <Bar />
      </footer>
    </>
  );
}

function Bar() {
  return (
    <nav className="flex gap-4 px-6 py-3">
      {numbers(40).map((number) => (
        <a className="text-sm font-medium hover:underline" href={`/id/halaman-${number}`} key={number}>
          Halaman {number}
        </a>
      ))}
    </nav>
  );
}

async function News() {
  const articles = await sql`select * from articles order by id desc limit 4`;
  return (
    <div className="grid grid-cols-4 gap-6">
      {articles.map(({ id, title, excerpt, image, date }) => (
        <article className="rounded-xl p-4 shadow" key={id}>
          <img alt={title} height={200} loading="lazy" src={image} width={320} />
          <h3>{title}</h3>
          <time dateTime={date}>{date}</time>
          <p>{excerpt}</p>
          <a href={`/id/baca-berita/${id}`}>Baca</a>
        </article>
      ))}
    </div>
  );
}
