import { company } from '../../company.ts';
import { articleAddress } from '../../domain/articles/addresses/article-address.ts';
import { type LinkedArticles, withPresentLinks } from '../../domain/articles/addresses/present-links.ts';
import { type Article, type ArticleDetail, lastChangeOf } from '../../domain/articles/queries.ts';
import { withoutBlockIds } from '../../fields/rich-text/block-ids.ts';
import { discoveryWords } from '../../i18n/public/discovery.words.ts';
import { bylineOf } from '../../i18n/site/bylines.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { escapeXml } from '../../web/formats/xml.ts';
import { withPlainPictures } from '../articles/content-pictures.tsx';

type FeedOptions = { linked: LinkedArticles; language: Language; siteUrl: string };

/** Atom feed (RFC 4287) of one language. `articles` have that language, newest first; `linked` are those that their texts link to. */
export function renderArticleFeed(articles: readonly Article[], options: FeedOptions): string {
  const { language, siteUrl } = options;
  const t = discoveryWords(language);
  const self = endpoints.articleFeed[language];
  const changes = articles.map((article) => lastChangeOf(article).getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].htmlLang}">`,
    `<id>${tagUri(`feed/${language}`)}</id>`,
    element('title', `${t.feedTitle} · ${company.name}`),
    element('subtitle', company.tagline[language]),
    `<updated>${new Date(Math.max(beginning, ...changes)).toISOString()}</updated>`,
    `<author>${element('name', company.name)}${element('email', company.mailbox)}</author>`,
    link('self', siteUrl + self, 'application/atom+xml'),
    link('alternate', siteUrl + href(routes.articles.index, language), 'text/html'),
    ...articles.flatMap((article) => renderEntry(article, options)),
    '</feed>',
    '',
  ].join('\n');
}

/** `updated` of an empty feed. */
const beginning = Date.UTC(company.copyrightYear, 0, 1);

function renderEntry(article: Article, options: FeedOptions): string[] {
  const { language, siteUrl } = options;
  const detail = article.details.find((candidate) => candidate.language === language);
  if (!detail || !article.publishedAt) return [];
  return [
    '<entry>',
    `<id>${tagUri(`article/${article.id}/${language}`)}</id>`,
    element('title', detail.title),
    `<published>${article.publishedAt.toISOString()}</published>`,
    `<updated>${lastChangeOf(article).toISOString()}</updated>`,
    `<author>${element('name', article.author ? bylineOf(article.author, language).name : company.name)}</author>`,
    link('alternate', siteUrl + articleAddress(article, language), 'text/html'),
    ...(article.topic ? [`<category term="${escapeXml(article.topic)}"/>`] : []),
    element('summary', detail.excerpt ?? detail.metaDescription ?? detail.title),
    renderContent(detail, options),
    '</entry>',
  ];
}

/** Feed readers show the content outside the site, so its URLs are made absolute. */
function renderContent({ content }: ArticleDetail, { linked, language, siteUrl }: FeedOptions): string {
  const present = withPresentLinks(withoutBlockIds(content), linked, siteUrl);
  const absolute = withPlainPictures(present, language).replace(/\b(href|src|poster)="\/(?!\/)/g, `$1="${siteUrl}/`);
  return `<content type="html">${escapeXml(absolute)}</content>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, address: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(address)}"/>`;
}

/** A tag URI that does not depend on the site's address (RFC 4151). */
function tagUri(name: string): string {
  const [, domain = 'localhost'] = company.mailbox.split('@');
  return `tag:${domain},${company.copyrightYear}:${name}`;
}
