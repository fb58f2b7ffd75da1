import type { RouteMatch } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import type { Reading } from '../../ui/frame/page.ts';
import type { LoadedPage, PublicPage, Staff } from './public-page.ts';

const maxQueryValueCharacters = 200;

/** The values of a query that are part of a page's address. */
export function readingOf(page: PublicPage, match: RouteMatch, search: URLSearchParams, siteUrl: string) {
  const query: Record<string, string> = {};
  for (const name of page.query) {
    const value = search.get(name)?.trim();
    // The first page of a list has one canonical address, without a page number.
    if (value && !(name === 'page' && value === '1')) query[name] = value.slice(0, maxQueryValueCharacters);
  }
  const { language, route, parameters } = match;
  return { language, route, parameters, query, siteUrl };
}

export type PageReading = ReturnType<typeof readingOf>;

type Options = {
  staff?: (() => Promise<Staff | undefined>) | undefined;
  onFailure?: (error: unknown) => void;
};

/** One render of a page, and whether all of its data was available. */
export class PageRender {
  /** 128 random bits for the inline scripts of a streamed page. */
  readonly nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
  /** The first reason why a part of the page is missing. */
  failure: unknown;
  private readonly late: Promise<unknown>[] = [];

  constructor(
    private readonly reading: PageReading,
    private readonly options: Options = {},
  ) {}

  get rendering() {
    return { nonce: this.nonce, late: this.late, onError: (error: unknown) => this.fail(error) };
  }

  async load(page: PublicPage): Promise<LoadedPage> {
    const { language, parameters, query, siteUrl } = this.reading;
    return page.load({
      language,
      parameters,
      query,
      siteUrl,
      staff: this.options.staff ?? (async () => undefined),
      late: (data) => {
        this.late.push(data);
        return data;
      },
      degrade: (error) => this.fail(error),
    });
  }

  document(page: LoadedPage) {
    const { query = this.reading.query, switchQuery, canonical } = page;
    const reading: Reading = { ...this.reading, canonical, query, ...(switchQuery && { switchQuery }) };
    return <Document page={page} reading={reading} />;
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.options.onFailure?.(error);
  }
}
