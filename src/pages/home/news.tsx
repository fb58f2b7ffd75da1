import { use } from 'react';
import { currentLanguage } from '../../current.ts';
import type { ArticleCard } from '../../domain/articles/queries.ts';
import { homeWords as t } from '../../i18n/public/home.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { storyOf } from '../articles/story.ts';

type NewsProps = { news: Promise<readonly ArticleCard[]> };

/** The four newest stories, the first one large. */
export function News({ news }: NewsProps) {
  return (
    <Section id="news" labelledBy="news-title" snap>
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
        <h2 className="t-heading" id="news-title">
          {t.newsTitle}
        </h2>
        <MoreLink href={hrefTo(routes.articles.index)}>{t.newsAll}</MoreLink>
      </div>
      <Late
        address={hrefTo(routes.home.index)}
        loading={t.newsLoading}
        skeleton={<div dangerouslySetInnerHTML={skeletonMarkup({})} />}
      >
        <NewsCards news={news} />
      </Late>
    </Section>
  );
}

type Item = {
  address: string;
  title: string;
  picture: PictureSource;
  excerpt?: string;
  date?: Date;
  dateText?: string;
  language: Language;
};

function NewsCards({ news }: NewsProps) {
  return <ul className="news-cards" dangerouslySetInnerHTML={cardsMarkup({ articles: use(news) })} />;
}

const cardsMarkup = staticMarkup(Cards);
const skeletonMarkup = staticMarkup(NewsSkeleton);

function Cards({ articles }: { articles: readonly ArticleCard[] }) {
  return itemsOf(articles).map((item, index) => (
    <NewsCard first={index === 0} item={item} key={`${item.address} ${item.title}`} />
  ));
}

/** The newest articles in any language, each in the reader's language if available. */
function itemsOf(articles: readonly ArticleCard[]): Item[] {
  return articles.length > 0 ? articles.map((article) => storyOf(article)) : fallbackItems();
}

function NewsCard({ item, first }: { item: Item; first: boolean }) {
  const foreign = item.language === currentLanguage() ? undefined : languages[item.language].htmlLang;
  return (
    <li className="news-card">
      <div className="news-card-picture">
        <Picture
          className="size-full object-cover transition-transform duration-400 ease-out"
          sizes={first ? '(min-width: 1024px) 720px, 100vw' : '(min-width: 1024px) 180px, 33vw'}
          source={item.picture}
        />
      </div>
      <div className="min-w-0">
        {item.date && (
          <time className="text-small text-slate" dateTime={item.date.toISOString()}>
            {item.dateText}
          </time>
        )}
        <h3 className={first ? 't-sub mt-1.5 max-w-[26ch]' : 't-item mt-1'} lang={foreign}>
          <a className="cover-link decoration-1 underline-offset-4" href={item.address}>
            {item.title}
          </a>
        </h3>
        {first && item.excerpt && (
          <p className="mt-3 line-clamp-3 max-w-[40rem] text-slate" lang={foreign}>
            {item.excerpt}
          </p>
        )}
      </div>
    </li>
  );
}

/** Shown when there is no news or the database is unavailable: cards that link to other pages. */
function fallbackItems(): Item[] {
  const { products, sustainability } = routes;
  return [
    { title: t.fallbackTitle1, about: products.process, picture: 'news-19' },
    { title: t.fallbackTitle2, about: sustainability.environment, picture: 'news-05' },
    { title: t.fallbackTitle3, about: sustainability.social, picture: 'news-16' },
    { title: t.fallbackTitle4, about: products.alumina, picture: 'news-11' },
  ].map(({ title, about, picture }) => ({
    address: hrefTo(about),
    title,
    language: currentLanguage(),
    picture: { ...builtPicture(picture), alt: '' },
  }));
}

function NewsSkeleton() {
  return (
    <div aria-hidden="true" className="news-cards">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div className="news-card" key={place}>
          <div className="news-card-picture skeleton" />
          <div>
            <div className="skeleton h-4 w-28" />
            <div className="skeleton mt-3 h-6" />
            <div className="skeleton mt-2 h-6 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
