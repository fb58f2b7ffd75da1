import { Suspense, use } from 'react';
import { type Article, detailIn } from '../../domain/articles/queries.ts';
import type { Language } from '../../i18n/language.ts';
export function HomePage({ language, news }: { language: Language; news: Promise<Article[]> }) {
  return <><h1>Home</h1><Suspense fallback={<p>…</p>}><News language={language} news={news}/></Suspense></>;
}
function News({ language, news }: { language: Language; news: Promise<Article[]> }) {
  return <ul>{use(news).map(a => <li key={a.id}>{detailIn(a, language)?.title}</li>)}</ul>;
}
