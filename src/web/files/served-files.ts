import { Elysia, NotFoundError } from 'elysia';
import type { AssetFiles } from './asset-files.ts';
import type { StaticFiles } from './static-files.ts';

/** The built files, and those that staff upload. */
export function servedFiles(site: { files: StaticFiles; assetFiles: AssetFiles }) {
  const uploaded = async ({ request, params }: { request: Request; params: { file: string } }) =>
    (await site.assetFiles.answer(params.file, request)) ?? missing();
  return new Elysia({ name: 'files' })
    .get('/static/*', ({ request, path }) => site.files.answer(path, request) ?? missing())
    .get('/assets/:file', uploaded)
    .get('/asset_files/:file', uploaded);
}

function missing(): never {
  throw new NotFoundError();
}
