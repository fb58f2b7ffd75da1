import { sharedRender } from '../../current.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Document } from '../../ui/frame/document.tsx';
import { type ErrorKind, ErrorView, errorMeta } from '../../ui/frame/error-view.tsx';
import type { Reading } from '../../ui/frame/page.ts';
import { htmlHeaders, retryAfter } from '../http/headers.ts';
import { chooseEncoding, type Encoded, encode } from '../http/responses/encodings.ts';
import type { LoadedPage } from './public-page.ts';
import { renderCompletePage } from './render.tsx';

const statusOf: Record<ErrorKind, number> = {
  'bad-request': 400,
  'foreign-form': 403,
  'not-found': 404,
  'form-waits': 503,
  'form-interrupted': 503,
  'too-many': 429,
  'server-error': 500,
  unavailable: 503,
};

type Init = {
  status?: number;
  headers?: Record<string, string>;
  /** Its answer comes compressed from memory. */
  request?: Request;
};

/** Error pages in the reader's language; each is rendered and compressed once and then served from memory. */
export class ErrorPages {
  private readonly rendered = new Map<string, Promise<Encoded>>();

  constructor(private readonly siteUrl: string) {}

  async answer(kind: ErrorKind, language: Language, init: Init = {}): Promise<Response> {
    const key = `${kind}:${language}`;
    let page = this.rendered.get(key);
    if (!page) {
      page = this.render(kind, language).then(encode);
      this.rendered.set(key, page);
    }
    const encoding = chooseEncoding(init.request?.headers.get('accept-encoding') ?? null);
    return new Response((await page)[encoding], {
      status: init.status ?? statusOf[kind],
      headers: {
        ...htmlHeaders,
        'cache-control': 'no-store',
        ...(init.request && { vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(kind === 'unavailable' && retryAfter),
        ...init.headers,
      },
    });
  }

  private render(kind: ErrorKind, language: Language): Promise<Uint8Array<ArrayBuffer>> {
    const reading: Reading = { language, route: undefined, parameters: {}, query: {}, siteUrl: this.siteUrl };
    const forget = (error: unknown) => {
      this.rendered.delete(`${kind}:${language}`);
      throw error;
    };
    return sharedRender(language, () => {
      const page = { status: statusOf[kind], meta: errorMeta(kind), body: <ErrorView kind={kind} /> };
      return renderCompletePage(<Document page={page} reading={reading} />, { nonce: '', onError: forget });
    });
  }
}

/** Returned by handlers when the route exists but its parameters match nothing. */
export function notFoundPage(): LoadedPage {
  return { status: 404, meta: errorMeta('not-found'), body: <ErrorView kind="not-found" />, bar: 'solid' };
}
