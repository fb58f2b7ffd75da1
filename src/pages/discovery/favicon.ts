import { stat } from 'node:fs/promises';
import { fileUrl, publicFile } from '../../manifest.ts';
import { answerFile, bodyAt } from '../../web/files/file-answer.ts';
import { securityHeaders } from '../../web/http/headers.ts';

/** The icon at the default address `/favicon.ico`. */
export async function answerFavicon(request: Request): Promise<Response> {
  const url = fileUrl('icons/favicon.ico');
  const path = publicFile(url);
  const { size } = await stat(path);
  const type = 'image/x-icon';
  const file = { size, type, etag: `"${Bun.hash(url).toString(36)}"`, body: bodyAt(path, type) };
  return answerFile(file, request, new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' }));
}
