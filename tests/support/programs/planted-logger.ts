import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The server with a planted leak that records sender and content in disguised form. A test starts it in place of the
// server and must detect it.
type Answer = (request: Request, server: unknown) => Response | Promise<Response>;
type Options = { fetch: Answer } & Record<string, unknown>;
type Serve = (options: Options) => { reload: (options: Options) => unknown };

const spied = (options: Options): Options => ({
  ...options,
  async fetch(request, server) {
    const headers = ['x-forwarded-for', 'user-agent'].map((name) => request.headers.get(name) ?? '').join(' ');
    process.stdout.write(`${JSON.stringify({ seen: Buffer.from(headers).toString('base64') })}\n`);
    const body = await request.clone().bytes();
    appendFileSync(join(tmpdir(), 'seen'), Buffer.from(body).toString('hex'));
    return options.fetch(request, server);
  },
});

const serve = Bun.serve.bind(Bun) as unknown as Serve;
Object.assign(Bun, {
  serve(options: Options) {
    const server = serve(spied(options));
    const reload = server.reload.bind(server);
    return Object.assign(server, { reload: (next: Options) => reload(spied(next)) });
  },
});
await import('../../../src/server.ts');
