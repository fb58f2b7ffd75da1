import { type AnyElysia, Elysia } from 'elysia';
import { company } from '../../company.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { PlainDocument } from '../../ui/frame/plain-document.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { htmlHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import type { DescribedOperation, DescribedParameter, RouteDetail } from '../operation.ts';

/**
 * API documentation as JSON and HTML, each made once; staff see the calls of the back-office too. `whole` is the application with
 * all its routes.
 */
export function docsApi(whole: () => AnyElysia, site: Site) {
  const documents = new DocumentServer(site);
  const answer = async (
    request: Request,
    path: string,
    documentOf: (api: OpenApi) => Promise<{ text: string; type: string; headers: Record<string, string> }>,
  ) => {
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

/** The OpenAPI document as an HTML page. */
function DocsPage({ api }: { api: OpenApi }) {
  return (
    <PlainDocument title="API">
      <main className="wrap py-14">
        <h1 className="t-heading text-petrol-deep">{api.info.title}</h1>
        <p className="t-lead mt-4 max-w-170 text-slate">{api.info.description}</p>
        <p className="mt-4">
          <MoreLink href={endpoints.apiDescription}>OpenAPI {api.openapi} as JSON</MoreLink>
        </p>
        <div className="mt-12 grid gap-10">
          {Object.entries(api.paths).flatMap(([path, methods]) =>
            Object.entries(methods).map(([method, described]) => (
              <Operation key={`${method} ${path}`} method={method} operation={described} path={path} />
            )),
          )}
        </div>
      </main>
    </PlainDocument>
  );
}

function Operation({ method, path, operation }: { method: string; path: string; operation: DescribedOperation }) {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  return (
    <section className="border-t border-graphite/20 pt-6">
      <h2 className="text-item font-700 wrap-anywhere">
        <span className="text-laterite uppercase">{method}</span> {path}
      </h2>
      <p className="mt-2 max-w-170">{operation.summary}</p>
      {operation.parameters.length > 0 && <Parameters parameters={operation.parameters} />}
      {bodies.map(([mediaType, { schema }]) => (
        <Schema key={mediaType} label={`Body (${mediaType})`} schema={schema} />
      ))}
      <dl className="mt-5 grid gap-1.5 text-small">
        {Object.entries(operation.responses).map(([status, answer]) => (
          <div className="flex gap-4" key={status}>
            <dt className="font-700">{status}</dt>
            <dd>{answer.description}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(operation.responses).map(([status, { content }]) =>
        status.startsWith('2')
          ? Object.entries(content ?? {}).map(([mediaType, { schema }]) => (
              <Schema key={`${status} ${mediaType}`} label={`Answer ${status}`} schema={schema} />
            ))
          : null,
      )}
    </section>
  );
}

function Parameters({ parameters }: { parameters: DescribedParameter[] }) {
  return (
    <dl className="mt-5 grid max-w-230 gap-2 text-small">
      {parameters.map(({ name, schema }) => (
        <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]" key={name}>
          <dt className="font-700">{name}</dt>
          <dd>{summaryOf(schema)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Schema({ label, schema }: { label: string; schema: Record<string, unknown> }) {
  return (
    <details className="mt-5 text-small">
      <summary className="cursor-pointer py-1 font-700">{label}</summary>
      <pre className="mt-2 whitespace-pre-wrap bg-alumina p-4">{JSON.stringify(schema, null, 2)}</pre>
    </details>
  );
}

/** One-line description of allowed values. */
function summaryOf({ type, enum: values, minimum, maximum, description }: Record<string, unknown>): string {
  const kind = Array.isArray(values) ? values.join(' | ') : String(type ?? '');
  const range = typeof minimum === 'number' && typeof maximum === 'number' ? `${minimum} to ${maximum}` : '';
  return [kind, range, description].filter(Boolean).join('. ');
}

export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
};

/** OpenAPI document of the described routes; for the public without those of the back-office. */
function describeApi(app: AnyElysia, siteUrl: string, reader: 'staff' | 'public'): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const { method, path, hooks } of app.routes) {
    // Only `operation()` writes `detail`.
    const detail = hooks?.detail as RouteDetail | undefined;
    if (!detail || (reader === 'public' && path.startsWith('/api/backend'))) continue;
    const address = path.replace(/:(\w+)/g, '{$1}');
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => inPath(name));
    const described = detail.whole();
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: { ...described, parameters: [...parameters, ...described.parameters] },
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${company.name} API`,
      version: '1',
      description:
        'News, reports and managed files of the site. Lists are arrays. Errors have their message in the field error.',
    },
    servers: [{ url: siteUrl }],
    paths,
  };
}

function inPath(name: string): DescribedParameter {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}
