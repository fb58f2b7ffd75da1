import { readPicturePage } from '../../domain/baik/safe-copies/picture-pdf.ts';
import type { CopyType } from '../../domain/baik/safe-copies/safe-copy.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { palette } from '../../palette.ts';
import { attachmentDisposition, securityHeaders } from '../http/headers.ts';
import { streamAnswer } from '../http/responses/stream-answer.ts';

const style =
  `body{margin:0;background:${palette.powder};font:1rem/1.5 sans-serif}figure{margin:0;padding:.5rem}` +
  'img{display:block;max-width:100%;margin:0 auto}figcaption{text-align:center}';

/** A safe copy as a page in a frame of ours: the pictures of its pages, or the page that it is. It has no script, links or origin. */
export function copyPreview(
  bytes: Uint8Array,
  { contentType, pages }: { contentType: CopyType | string; pages: number },
  language: Language,
): Response {
  const content = contentType === 'text/html' ? bytes : pagesHtml(bytes, { contentType, pages }, language);
  return new Response(new Uint8Array(content), {
    headers: {
      ...closedHeaders,
      // All that our own pages write is ASCII. Not the type of a page of the site, which has a policy of its own.
      'content-type': 'text/html;charset=us-ascii',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}

function pagesHtml(
  bytes: Uint8Array,
  { contentType, pages }: { contentType: string; pages: number },
  language: Language,
): Uint8Array {
  const t = baikWords(language);
  const figures = Array.from({ length: pages }, (_, index) => {
    const { type, bytes: picture } = (contentType === 'application/pdf' && readPicturePage(bytes, index + 1)) || {
      type: contentType,
      bytes,
    };
    const caption = t.copyPage({ page: String(index + 1), pages: String(pages) });
    const source = `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
    return `<figure><img alt="${caption}" src="${source}"><figcaption>${caption}</figcaption></figure>`;
  });
  const head = `<title>${t.copyTitle}</title><style>${style}</style>`;
  return Buffer.from(
    `<!DOCTYPE html><html lang="${languages[language].htmlLang}"><head>${head}</head><body>${figures.join('')}</body></html>`,
    'ascii',
  );
}

/** For what the browser must neither execute nor cache. */
const closedHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** A file of a report to be saved under its name. */
export function closedDownload(content: ReadableStream<Uint8Array>, filename: string): Response {
  return streamAnswer(content, {
    headers: {
      ...closedHeaders,
      'content-type': 'application/octet-stream',
      'content-disposition': attachmentDisposition(filename),
    },
  });
}
