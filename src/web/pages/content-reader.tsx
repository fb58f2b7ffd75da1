import { sharedRender } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { matchRoute, type Route } from '../../routes.ts';
import { PageRender, readingOf } from './page-render.tsx';
import type { PublicPage } from './public-page.ts';
import { readMain } from './readable-text.ts';
import { renderCompletePage } from './render.tsx';

type ContentAnswer = {
  status: number;
  html: Uint8Array;
  /** The picture for social networks. */
  socialPicture: string | undefined;
  /** Paths of the pictures that have an alternative text. */
  pictures: () => readonly string[];
};

type Sources = {
  /** `typed`: an article that is shown as it is given, also when something else is stored. */
  pages: (db: Db, typed?: Article) => readonly PublicPage[];
  /** The text of a feed or of a part of the sitemap. */
  document: (db: Db, address: string) => Promise<string | undefined>;
};

const nothing = new Uint8Array();

/** Reads what public addresses say from any database, such as one in a transaction that is undone. */
export class ContentReader {
  private sources: Sources = { pages: () => [], document: async () => undefined };

  constructor(private readonly siteUrl: string) {}

  /** Pages and documents that show what is stored and nothing else. */
  register(sources: Sources): void {
    this.sources = sources;
  }

  /** The pages that are the same for everybody and have one address in each language. */
  routes(db: Db): Route[] {
    return this.sources
      .pages(db)
      .filter(({ route, cached }) => cached({}) && !route.path.id.includes(':'))
      .map(({ route }) => route);
  }

  document(db: Db, address: string): Promise<string | undefined> {
    return this.sources.document(db, address);
  }

  /** Undefined when there is no such page. Throws when a part of it is missing. */
  async readPage(db: Db, address: string, typed?: Article): Promise<ContentAnswer | undefined> {
    const { pathname, searchParams } = new URL(address, this.siteUrl);
    const match = matchRoute(decodeURIComponent(pathname));
    const page = match && this.sources.pages(db, typed).find(({ route }) => route.key === match.route.key);
    if (!page) return undefined;
    const render = new PageRender(readingOf(page, match, searchParams, this.siteUrl));
    const { loaded, html } = await sharedRender(match.language, async () => {
      const loaded = await render.load(page);
      if (loaded.movedTo !== undefined) return { loaded, html: nothing };
      return { loaded, html: await renderCompletePage(render.document(loaded), { ...render.rendering, nonce: '' }) };
    });
    // Without a part of it, it would be a wrong page.
    if (render.failure) throw render.failure;
    const { status = 200, meta, movedTo } = loaded;
    // The slug may be that of another moment.
    if (movedTo !== undefined) return this.readPage(db, movedTo, typed);
    return { status, html, socialPicture: meta.image?.url, pictures: () => readMain(html, match.route).pictures };
  }
}
