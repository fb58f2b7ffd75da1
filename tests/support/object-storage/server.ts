import { createHash } from 'node:crypto';
import { type Credentials, faultOfSignature } from './signature.ts';

/**
 * A small object storage in a process of its own. It checks signatures, knows single and multipart uploads, ranges and lists, and can be
 * told to fail. Prints its port. Objects are in memory.
 */
export type Mode = {
  kind: 'ok' | 'failing' | 'refusing' | 'slow' | 'cutting';
  /** All methods when missing. */
  methods?: string[];
  /** How many of these requests pass first. */
  after?: number;
  /** How many requests it concerns; all when missing. */
  times?: number;
};

export type Told = { requests: Record<string, number>; names: string[]; uploads: number };

type Stored = { bytes: Uint8Array<ArrayBuffer>; modified: Date };

const settings = process.env;
const bucket = settings.BUCKET ?? 'site';
const credentials: Credentials = {
  accessKeyId: settings.ACCESS_KEY_ID ?? 'key',
  secretAccessKey: settings.SECRET_ACCESS_KEY ?? 'secret',
  region: settings.REGION ?? 'test-1',
};

const objects = new Map<string, Stored>();
const uploads = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
let mode: Mode = { kind: 'ok' };
let isPublic = false;
let requests: Record<string, number> = {};

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: Number(settings.PORT ?? 0),
  idleTimeout: 60,
  maxRequestBodySize: 1024 * 1024 * 1024,
  async fetch(request) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/-/')) return control(url.pathname, request);
    const body = await request.bytes().catch(() => undefined);
    if (!body) return new Response(null, { status: 400 });
    requests[request.method] = (requests[request.method] ?? 0) + 1;
    const answered = await misbehave(request);
    if (answered) return answered;
    const isAnonymous = !url.searchParams.has('X-Amz-Signature') && !request.headers.has('authorization');
    const mayPass = isAnonymous && isPublic && request.method === 'GET';
    const fault = mayPass ? undefined : faultOfSignature(request, body, credentials);
    if (fault) return refuse(fault === 'AuthorizationHeaderMalformed' ? 400 : 403, fault, request);
    const [, found, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (found !== bucket) return refuse(404, 'NoSuchBucket', request);
    return answer(request, rest.join('/'), url.searchParams, body);
  },
});
process.stdout.write(`${server.port}\n`);

async function control(path: string, request: Request): Promise<Response> {
  if (path === '/-/mode') mode = (await request.json()) as Mode;
  if (path === '/-/public') isPublic = true;
  if (path === '/-/object') {
    const object = objects.get(new URL(request.url).searchParams.get('name') ?? '');
    return object ? new Response(object.bytes) : new Response(null, { status: 404 });
  }
  if (path === '/-/empty') {
    objects.clear();
    uploads.clear();
    requests = {};
    isPublic = false;
    mode = { kind: 'ok' };
  }
  return Response.json({ requests, names: [...objects.keys()].sort(), uploads: uploads.size } satisfies Told);
}

async function misbehave(request: Request): Promise<Response | undefined> {
  if (mode.kind === 'ok' || (mode.methods && !mode.methods.includes(request.method))) return undefined;
  if (mode.after) {
    mode.after -= 1;
    return undefined;
  }
  if (mode.times !== undefined) {
    mode.times -= 1;
    if (mode.times < 0) return undefined;
  }
  if (mode.kind === 'failing') return refuse(500, 'InternalError', request);
  if (mode.kind === 'refusing') return refuse(403, 'AccessDenied', request);
  // Longer than any deadline.
  if (mode.kind === 'slow') await Bun.sleep(50_000);
  const cut = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(16));
      controller.error(new Error('The connection is cut.'));
    },
  });
  return new Response(cut, { headers: { 'content-length': '1000' } });
}

function answer(request: Request, name: string, query: URLSearchParams, body: Uint8Array<ArrayBuffer>): Response {
  const { method } = request;
  const upload = query.get('uploadId');
  if (name === '' && method === 'GET') return list(query);
  if (method === 'POST' && query.has('uploads')) {
    const id = crypto.randomUUID();
    uploads.set(id, new Map());
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${name}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  if (upload !== null) return answerPart(request, name, upload, Number(query.get('partNumber')), body);
  if (method === 'PUT') {
    objects.set(name, { bytes: body, modified: new Date() });
    return new Response(null, { headers: { etag: etagOf(body) } });
  }
  if (method === 'DELETE') {
    objects.delete(name);
    return new Response(null, { status: 204 });
  }
  const object = objects.get(name);
  return object ? send(request, object) : refuse(404, 'NoSuchKey', request);
}

function answerPart(request: Request, name: string, id: string, part: number, body: Uint8Array<ArrayBuffer>): Response {
  const parts = uploads.get(id);
  if (!parts) return refuse(404, 'NoSuchUpload', request);
  if (request.method === 'PUT') {
    parts.set(part, body);
    return new Response(null, { headers: { etag: etagOf(body) } });
  }
  uploads.delete(id);
  if (request.method === 'DELETE') return new Response(null, { status: 204 });
  const bytes = Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, piece]) => piece));
  objects.set(name, { bytes: new Uint8Array(bytes), modified: new Date() });
  return xml(
    `<CompleteMultipartUploadResult><Key>${name}</Key><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`,
  );
}

function send(request: Request, { bytes, modified }: Stored): Response {
  const headers = {
    'last-modified': modified.toUTCString(),
    etag: etagOf(bytes),
    'content-type': 'application/octet-stream',
  };
  if (request.method === 'HEAD') return new Response(new Blob([bytes]), { headers });
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (start === undefined || end === undefined) return new Response(bytes, { headers });
  const part = bytes.slice(Number(start), Number(end) + 1);
  const range = `bytes ${start}-${Number(start) + part.length - 1}/${bytes.length}`;
  return new Response(part, { status: 206, headers: { ...headers, 'content-range': range } });
}

function list(query: URLSearchParams): Response {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const after = query.get('continuation-token') ?? '';
  const most = Number(query.get('max-keys') ?? 1000);
  const entries = new Map<string, string>();
  for (const [name, { bytes, modified }] of objects) {
    if (!name.startsWith(prefix)) continue;
    const cut = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (cut >= 0) {
      const common = name.slice(0, cut + 1);
      entries.set(common, `<CommonPrefixes><Prefix>${common}</Prefix></CommonPrefixes>`);
    } else {
      entries.set(
        name,
        `<Contents><Key>${name}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`,
      );
    }
  }
  const rest = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([name]) => name > after);
  const page = rest.slice(0, most);
  const isCut = rest.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${next}${page.map(([, entry]) => entry).join('')}</ListBucketResult>`,
  );
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(text: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, {
    headers: { 'content-type': 'application/xml' },
  });
}

function refuse(status: number, code: string, request: Request): Response {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return new Response(request.method === 'HEAD' ? null : body, { status });
}
