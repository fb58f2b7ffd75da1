import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { Document } from '../../ui/frame/document.tsx';
import type { Reading } from '../../ui/frame/page.ts';
import { makeNonce } from '../http/nonce.ts';
import type { Log } from '../log/log.ts';
import type { MissingAddresses } from '../log/missing-addresses.ts';
import type { LoadedPage, PageRequest, PublicPage, Staff } from './public-page.ts';

/** What pages are rendered with. */
export type RenderOptions = {
  siteUrl: string;
  log: Log;
  missingAddresses: MissingAddresses;
  staffOf: (request: Request) => Promise<Staff | undefined>;
};

/** One render of a page, and whether all of its data was available. */
export class PageRender {
  readonly nonce = makeNonce();
  /** The first reason why a part of the page is missing. */
  failure: unknown;
  private readonly late: Promise<unknown>[] = [];

  constructor(
    private readonly options: RenderOptions,
    private readonly reading: Reading,
  ) {}

  get rendering() {
    return { nonce: this.nonce, late: this.late, onError: (error: unknown) => this.fail(error) };
  }

  async load(page: PublicPage, request: Request | undefined): Promise<LoadedPage> {
    const { language, parameters, query } = this.reading;
    const asked: PageRequest = {
      language,
      parameters,
      query: query as Record<string, string>,
      siteUrl: this.options.siteUrl,
      staff: async () => (request ? this.options.staffOf(request) : undefined),
      late: (data) => {
        this.late.push(data);
        return data;
      },
      degrade: (error) => this.fail(error),
    };
    const loaded = await page.load(asked);
    if (loaded.status === 404) this.options.missingAddresses.note(page.route.key);
    return loaded;
  }

  document(page: LoadedPage) {
    const { query = this.reading.query, switchQuery } = page;
    const reading = { ...this.reading, query, ...(switchQuery && { switchQuery }) };
    return <Document page={page} reading={reading} />;
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    const page = this.reading.route?.key;
    // The breaker in front of the database reports that it is unavailable.
    if (isDatabaseUnavailable(error)) this.options.log.warn('page_degraded', { page });
    else this.options.log.error('page_degraded', error, { page });
  }
}
