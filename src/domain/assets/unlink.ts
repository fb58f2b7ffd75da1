import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles, leaders } from '../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { keepVersions } from '../versions/commands.ts';
import { mentions } from './usage.ts';

/**
 * Takes a file out of all articles and portraits: pictures and videos disappear with their figure, links become plain text.
 * An editor who has one of them open gets a conflict when saving.
 */
export async function unlinkEverywhere(tx: Transaction, actor: Actor | undefined, path: string): Promise<void> {
  const reason = { by: actor, kind: 'save', cause: 'reference' } as const;
  const { id, articleId, content } = articleDetails;
  const people = await tx
    .select({ id: leaders.id, name: leaders.name })
    .from(leaders)
    .where(eq(leaders.portrait, path))
    .for('update');
  const texts = await tx.select({ id, articleId, content }).from(articleDetails).where(mentions(path)).for('update');
  const featured = await tx.select({ id: articles.id }).from(articles).where(eq(articles.featuredImage, path));
  const portrayed = people.map((one) => one.id);
  const changed = [...new Set([...featured.map((one) => one.id), ...texts.map((one) => one.articleId)])];

  await tx.update(leaders).set({ portrait: null }).where(inArray(leaders.id, portrayed));
  await tx.update(articles).set({ featuredImage: null }).where(eq(articles.featuredImage, path));
  for (const text of texts)
    await tx
      .update(articleDetails)
      .set({ content: withoutFile(text.content, path), contentMark: null })
      .where(eq(id, text.id));
  await tx.update(articles).set({ updatedAt: new Date() }).where(inArray(articles.id, changed));
  await keepVersions(tx, 'leaders', portrayed, reason);
  await keepVersions(tx, 'articles', changed, reason);
  for (const leader of people) {
    const changes = { portrait: { before: path, after: null } };
    await recordActivity(tx, actor, event('updated', { noun: 'leader', ...leader }, { changes }));
  }
  if (changed.length === 0) return;
  await recordActivity(tx, actor, event('article.fileRemoved', { path, articles: changed.join(', ') }));
}

/** HTML without the pictures, videos, captions and links of a file; everything else stays as it is, byte for byte. */
export function withoutFile(html: string, path: string): string {
  const isFile = (address: string | null) => address === path || /^[?#]/.test(address?.slice(path.length) ?? '');
  const refers = (element: HTMLRewriterTypes.Element, name: 'src' | 'href' | 'poster') => {
    const address = element.getAttribute(name);
    return address?.startsWith(path) === true && isFile(address);
  };
  const marked = new Set<number>();
  let figure = -1;
  new HTMLRewriter()
    .on('figure', {
      element: () => {
        figure += 1;
      },
    })
    .on('figure img, figure video, figure source', {
      element: (one) => void (refers(one, 'src') && marked.add(figure)),
    })
    .transform(html);
  figure = -1;
  return new HTMLRewriter()
    .on('figure', {
      element: (one) => {
        figure += 1;
        if (marked.has(figure)) one.remove();
      },
    })
    .on('img, video, source, track', { element: (one) => void (refers(one, 'src') && one.remove()) })
    .on('video', { element: (one) => void (refers(one, 'poster') && one.removeAttribute('poster')) })
    .on('a', { element: (one) => void (refers(one, 'href') && one.removeAndKeepContent()) })
    .transform(html);
}
