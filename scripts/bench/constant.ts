import { Elysia } from 'elysia';

/** Baseline: the same bytes and headers as a page, from a route without any logic. */
const [source = '', port = ''] = process.argv.slice(2);
const page = await fetch(source, { headers: { 'accept-encoding': 'gzip' }, decompress: false });
const body = new Uint8Array(await page.arrayBuffer());
const headers = Object.fromEntries(page.headers);

new Elysia()
  .get(new URL(source).pathname, () => new Response(body, { headers }))
  .listen({ port: Number(port), hostname: '127.0.0.1' });
