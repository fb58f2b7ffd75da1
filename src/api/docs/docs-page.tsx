import { endpoints } from '../../routes.ts';
import { PlainDocument } from '../../ui/frame/plain-document.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import type { DescribedOperation, DescribedParameter } from '../operation.ts';
import type { OpenApi } from './openapi.ts';

/** The OpenAPI document as an HTML page. */
export function DocsPage({ api }: { api: OpenApi }) {
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

type OperationProps = { method: string; path: string; operation: DescribedOperation };

function Operation({ method, path, operation }: OperationProps) {
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
