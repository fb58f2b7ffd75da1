import { type AnyElysia, Elysia } from 'elysia';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { htmlHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import { DocsPage } from './docs-page.tsx';
import { describeApi, type OpenApi } from './openapi.ts';

type Described = { text: string; type: string; headers: Record<string, string> };

/**
 * API documentation as JSON and HTML, each made once; staff see the calls of the back-office too. `whole` is the application with
 * all its routes.
 */
export function docsApi(whole: () => AnyElysia, site: Site) {
  const documents = new DocumentServer(site);
  const answer = async (request: Request, path: string, documentOf: (api: OpenApi) => Promise<Described>) => {
    const reader = (await site.staffGuard.admit(request)) ? 'staff' : 'public';
    return documents.answer(`${path} ${reader}`, request, async () => ({
      ...(await documentOf(describeApi(whole(), site.siteUrl, reader))),
      tags: [],
      isShared: false,
    }));
  };
  const vary = 'Accept-Encoding, Cookie';
  return new Elysia({ name: 'api.docs' })
    .get(endpoints.apiDescription, ({ request }) =>
      answer(request, endpoints.apiDescription, async (api) => ({
        text: JSON.stringify(api),
        type: 'application/json; charset=utf-8',
        headers: { vary },
      })),
    )
    .get(endpoints.apiDocs, ({ request }) =>
      answer(request, endpoints.apiDocs, async (api) => ({
        text: await (await plainPage(<DocsPage api={api} />)).text(),
        type: 'text/html; charset=utf-8',
        headers: { ...htmlHeaders, vary },
      })),
    );
}
