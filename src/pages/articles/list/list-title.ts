import type { NewsChoice } from '../../../domain/news/news-list.ts';
import { articleWords as t, topicWords } from '../../../i18n/public/articles/articles.words.ts';

export function choiceHeading({ topic, year, text }: NewsChoice): string {
  if (text !== undefined) return t.resultsFor({ text });
  if (topic === undefined) return year === undefined ? t.newsTitle : t.newsOfYear({ year: String(year) });
  const name = topicWords[topic];
  return year === undefined ? name : t.topicOfYear({ topic: name, year: String(year) });
}

export function listTitle(choice: NewsChoice, page: number, isBeyond = false): string {
  const heading = choiceHeading(choice);
  const isTopic = choice.topic !== undefined && choice.text === undefined;
  const title = isTopic ? t.topicTitle({ topic: heading }) : heading;
  if (isBeyond) return t.furtherNewsOf({ heading: title });
  return page === 1 ? title : t.pageTitle({ title, page });
}
