// The server with a planted leak: it keeps the bodies of forms as texts. A test starts it in place of the server and must find
// them in its memory.
type Answer = (request: Request, server: unknown) => Response | Promise<Response>;
type Options = { fetch: Answer } & Record<string, unknown>;
type Serve = (options: Options) => unknown;

const kept: string[] = [];

const serve = Bun.serve.bind(Bun) as unknown as Serve;
Object.assign(Bun, {
  serve: (options: Options) =>
    serve({
      ...options,
      async fetch(request, server) {
        if (request.method === 'POST') kept.push(await request.clone().text());
        return options.fetch(request, server);
      },
    }),
});
Object.assign(globalThis, { kept });
await import('./snapshotting-server.ts');

export {};
