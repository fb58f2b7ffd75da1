import { use } from 'react';
import { type ArticleTopic, articleTopics } from '../../../fields/article-values.ts';
import { articleWords, topicWords } from '../../../i18n/public/articles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import type { Crumb } from '../../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../../ui/text/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../../ui/text/filter-links.tsx';
import { ListHeader } from './list-header.tsx';
import type { StoryLists } from './story-lists.ts';
import { LateStories, othersId, StorySections } from './story-sections.tsx';

type NewsListProps = {
  language: Language;
  /** Address of this page, including its query. */
  address: string;
  trail: readonly Crumb[];
  topic: ArticleTopic | undefined;
  page: number;
  lists: Promise<StoryLists>;
};

export function NewsListPage(props: NewsListProps) {
  const { language, address, trail } = props;
  const t = articleWords(language);
  return (
    <>
      <ListHeader language={language} lead={t.newsLead} title={t.newsTitle} trail={trail} />
      <LateStories address={address} language={language}>
        <News {...props} />
      </LateStories>
    </>
  );
}

function News({ language, topic, page, lists }: NewsListProps) {
  const found = use(lists);
  const t = articleWords(language);
  if (found.recent.length === 0) {
    return (
      <EmptyState text={t.noNewsText} title={t.noNews}>
        <MoreLink href={href(routes.publications.index, language)}>{t.backToPublications}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <StorySections
      besideHeading={<TopicFilter language={language} topic={topic} />}
      headingClass="mb-10 flex flex-col gap-x-16 gap-y-6 lg:mb-14"
      hrefOf={(number) => listAddress(language, topic, number)}
      language={language}
      lists={found}
      noOthers={<NoOtherNews language={language} topic={topic} />}
      page={page}
    />
  );
}

function TopicFilter({ language, topic }: { language: Language; topic: ArticleTopic | undefined }) {
  const t = topicWords(language);
  const choices = [undefined, ...articleTopics].map((choice) => ({
    label: t[choice ?? 'all'],
    href: listAddress(language, choice, 1),
    current: choice === topic,
  }));
  return <FilterLinks choices={choices} label={articleWords(language).chooseCategory} />;
}

function NoOtherNews({ language, topic }: { language: Language; topic: ArticleTopic | undefined }) {
  const t = articleWords(language);
  if (!topic) return <EmptyState level={3} text={t.noOtherNewsText} title={t.noOtherNews} />;
  return (
    <EmptyState level={3} text={t.noOtherNewsInCategory({ topic: topicWords(language)[topic] })} title={t.noOtherNews}>
      <MoreLink href={listAddress(language, undefined, 1)}>{t.showAllNews}</MoreLink>
    </EmptyState>
  );
}

/** Links to the part of the page that the choice changes. */
function listAddress(language: Language, topic: ArticleTopic | undefined, page: number): string {
  const query = { category: topic, page: page > 1 ? page : undefined };
  return `${href(routes.articles.index, language, {}, query)}#${othersId}`;
}
