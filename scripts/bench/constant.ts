import { Elysia } from 'elysia';

/** The limit of the framework: the very bytes and headers of a page, from a route that does nothing else. */
const [source = '', port = ''] = process.argv.slice(2);
const page = await fetch(source, { headers: { 'accept-encoding': 'gzip' }, decompress: false });
const body = new Uint8Array(await page.arrayBuffer());
const headers = Object.fromEntries(page.headers);

new Elysia()
  .get(new URL(source).pathname, () => new Response(body, { headers }))
  .listen({ port: Number(port), hostname: '127.0.0.1' });
