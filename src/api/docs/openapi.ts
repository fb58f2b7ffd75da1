import type { AnyElysia } from 'elysia';
import { company } from '../../company.ts';
import type { DescribedOperation, DescribedParameter, RouteDetail } from '../operation.ts';

export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
};

/** OpenAPI document of the described routes; for the public without those of the back-office. */
export function describeApi(app: AnyElysia, siteUrl: string, reader: 'staff' | 'public'): OpenApi {
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
