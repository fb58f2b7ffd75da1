import { PictureVariants } from '../src/web/files/picture-variants.ts';
import { StaticFiles } from '../src/web/files/static-files.ts';
import { log } from '../src/web/log/log.ts';
import { build } from './build.ts';
import { galleryAddress } from './gallery/gallery-page.tsx';

/** Shows all components of `src/ui` in their states on one page; needs no database. `bun run gallery`. */
await build();
// These modules read the build when they are loaded.
const [{ findExamples }, { exampleDocument }, { galleryPage }] = await Promise.all([
  import('./gallery/find-examples.ts'),
  import('./gallery/example-document.tsx'),
  import('./gallery/gallery-page.tsx'),
]);
const examples = await findExamples();
const files = new StaticFiles(new PictureVariants(log));

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: process.env.PORT ?? 3000,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === galleryAddress) return asHtml(galleryPage(examples));
    const example = examples.find(({ path }) => pathname === `${galleryAddress}/${path}`);
    if (example) return asHtml(await exampleDocument(example));
    return (await files.answer(pathname, request)) ?? new Response('Not found', { status: 404 });
  },
});
console.log(`${examples.length} examples: http://localhost:${server.port}${galleryAddress}`);

function asHtml(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}
