import { type AnyElysia, Elysia } from 'elysia';
import { endpoints } from '../../routes.ts';
import { json } from '../../web/http/json.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import { DocsPage } from './docs-page.tsx';
import { describeApi } from './openapi.ts';

/** API documentation as JSON and HTML. `whole` is the application with all its routes. */
export function docsApi(whole: () => AnyElysia, siteUrl: string) {
  return new Elysia({ name: 'api.docs' })
    .get(endpoints.apiDescription, () => json(describeApi(whole(), siteUrl)))
    .get(endpoints.apiDocs, () => plainPage(<DocsPage api={describeApi(whole(), siteUrl)} />));
}
