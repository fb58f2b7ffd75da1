import fc from 'fast-check';
import type { OpenApi } from '../../src/api/docs/handlers.tsx';
import type { DescribedOperation } from '../../src/api/operation.ts';
import { type Schema, textsOf, valuesOf } from './values.ts';

/** Sends a request to the site; the path starts with a slash. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

type Options = {
  api: OpenApi;
  ask: Ask;
  /** Headers of a new staff session. */
  signIn: () => Promise<Record<string, string>>;
  /** Number of requests per operation, with and without a session. */
  runs: number;
  seed: number;
  /** Maximum response time in milliseconds. */
  maxAnswerInMilliseconds: number;
};

/** Expected errors: no mailbox or no recipient of reports is configured. */
const expectedFailures = [502, 503, 507];

type Fuzzed = {
  requests: number;
  statuses: Map<number, number>;
  slowest: { milliseconds: number; operation: string };
  /** Failures, each with a request that causes it. */
  problems: string[];
};

/** Calls all described operations with generated values, determined by the seed. */
export async function fuzzApi({ api, ask, signIn, runs, seed, maxAnswerInMilliseconds }: Options): Promise<Fuzzed> {
  const found: Fuzzed = { requests: 0, statuses: new Map(), slowest: { milliseconds: 0, operation: '' }, problems: [] };
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const requests = fc.sample(requestsOf(path, operation), { seed: seed ^ Bun.hash.crc32(name), numRuns: runs });
      for (const isStaff of [false, true]) {
        const headers = isStaff ? await signIn() : {};
        for (const request of requests) {
          const sent = { ...request, method, headers };
          const took = await askOnce(found, name, ask, sent);
          // Repeated, because a busy machine may be slow once; an expensive request is slow each time.
          if (took > maxAnswerInMilliseconds && (await askOnce(found, name, ask, sent)) > maxAnswerInMilliseconds) {
            found.problems.push(`${name}: twice slower than ${maxAnswerInMilliseconds} ms; request ${shown(sent)}`);
          }
        }
      }
    }
  }
  return found;
}

type Generated = { path: string; body: unknown; mediaType: string | undefined };
type SentRequest = Generated & { method: string; headers: Record<string, string> };

async function askOnce(found: Fuzzed, name: string, ask: Ask, sent: SentRequest): Promise<number> {
  const began = performance.now();
  const answer = await ask(sent.path, initOf(sent));
  const text = await answer.text();
  const milliseconds = performance.now() - began;
  const { status } = answer;
  found.requests += 1;
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
  if (milliseconds > found.slowest.milliseconds) found.slowest = { milliseconds, operation: name };
  if (status >= 500 && !expectedFailures.includes(status)) {
    found.problems.push(`${name}: answered ${status} ${text.slice(0, 200)}; request ${shown(sent)}`);
  }
  return milliseconds;
}

function shown({ path, body }: SentRequest): string {
  return JSON.stringify({ path, body }).slice(0, 500);
}

function initOf({ method, headers, body, mediaType }: SentRequest): RequestInit {
  const init = { method: method.toUpperCase(), headers };
  if (mediaType === undefined) return init;
  if (mediaType === 'multipart/form-data') return { ...init, body: formOf(body) };
  return { ...init, headers: { ...headers, 'content-type': mediaType }, body: JSON.stringify(body) };
}

function requestsOf(path: string, operation: DescribedOperation): fc.Arbitrary<Generated> {
  const parameters = Object.fromEntries(
    operation.parameters.map(({ name, in: place, schema }) => [
      name,
      place === 'path' ? fc.oneof(fc.constantFrom('1', '2', '999999', 'id', 'en'), textsOf(schema)) : textsOf(schema),
    ]),
  );
  const required = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const content = Object.entries(operation.requestBody?.content ?? {})[0];
  return fc.record({
    path: fc.record(parameters, { requiredKeys: required }).map((given) => addressOf(path, operation, given)),
    body: content ? valuesOf(content[1].schema as Schema) : fc.constant(undefined),
    mediaType: fc.constant(content?.[0]),
  });
}

function addressOf(path: string, operation: DescribedOperation, given: Record<string, string | undefined>): string {
  const encoded = (name: string) => encodeURIComponent((given[name] ?? '').toWellFormed());
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(name) || 'x');
  const query = operation.parameters
    .filter(({ name, in: place }) => place === 'query' && given[name] !== undefined)
    .map(({ name }) => `${name}=${encoded(name)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** Form fields as text, files and attachments as files. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  const fields = body !== null && typeof body === 'object' ? Object.entries(body) : [];
  for (const [name, value] of fields) {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
    if (/^(file|attachments)$/.test(name)) form.append(name, new File([text], `${text.slice(0, 20)}.pdf`));
    else form.append(name, text);
  }
  return form;
}

export function describeFuzzed({ requests, statuses, slowest, problems }: Fuzzed): string {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return [
    ...problems.map((problem) => `PROBLEM ${problem}`),
    `${requests} requests; answers ${counts.join(', ')}`,
    `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.operation})`,
    problems.length === 0 ? 'No answer 500, nothing slower than 2 s.' : `${problems.length} problems.`,
  ].join('\n');
}
