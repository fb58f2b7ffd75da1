import { type AnyElysia, Elysia } from 'elysia';
import { endpoints } from '../../routes.ts';
import { json } from '../../web/http/json.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { DocsPage } from './docs-page.tsx';
import { describeApi } from './openapi.ts';

/** API documentation as JSON and HTML; staff see the calls of the back-office too. `whole` is the application with all its routes. */
export function docsApi(whole: () => AnyElysia, gate: StaffGuard, siteUrl: string) {
  const describeFor = async (request: Request) =>
    describeApi(whole(), siteUrl, (await gate.admit(request)) ? 'staff' : 'public');
  return new Elysia({ name: 'api.docs' })
    .get(endpoints.apiDescription, async ({ request }) => json(await describeFor(request)))
    .get(endpoints.apiDocs, async ({ request }) => plainPage(<DocsPage api={await describeFor(request)} />));
}
