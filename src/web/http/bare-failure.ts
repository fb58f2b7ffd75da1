import { errorWords } from '../../i18n/site/errors.words.ts';
import { securityHeaders } from './headers.ts';

const [id, en] = [errorWords('id'), errorWords('en')];

const html = `<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${id.serverErrorTitle} · ${en.serverErrorTitle}</title>
</head>
<body>
<main>
<h1>${id.serverErrorTitle}</h1>
<p>${id.serverErrorText}</p>
<h2 lang="en">${en.serverErrorTitle}</h2>
<p lang="en">${en.serverErrorText}</p>
</main>
</body>
</html>
`;

/**
 * Status 500 as fixed text in both languages: for when the error page itself cannot be rendered. It needs neither build,
 * database nor template.
 */
export function bareFailure(): Response {
  return new Response(html, {
    status: 500,
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  });
}
