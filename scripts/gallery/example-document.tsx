import { renderToString } from 'react-dom/server';
import { withCurrent } from '../../src/current.ts';
import { languages } from '../../src/i18n/site/language.ts';
import { fileUrl } from '../../src/manifest.ts';
import { toneClass } from '../../src/ui/text/section.tsx';
import { renderCompletePage } from '../../src/web/pages/render.tsx';
import type { FoundExample } from './find-examples.ts';

/** Delay in milliseconds after which the loading state of an example is shown. */
const lateTimeoutInMilliseconds = 200;

/** One example as an HTML document, with style sheet and scripts of the public site. */
export async function exampleDocument(example: FoundExample): Promise<string> {
  const document = example.isDocument ? example.element : <ExampleDocument example={example} />;
  const onError = (error: unknown) => {
    throw error;
  };
  return withCurrent({ language: example.language ?? 'en' }, async () => {
    const complete = renderCompletePage(document, { nonce: '', onError }).then((html) =>
      new TextDecoder().decode(html),
    );
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, lateTimeoutInMilliseconds, undefined);
    const html = (await Promise.race([complete, late])) ?? `<!DOCTYPE html>${renderToString(document)}`;
    clearTimeout(timer);
    return html;
  });
}

function ExampleDocument({ example }: { example: FoundExample }) {
  const { component, state, language = 'en', ground = 'light', element, isBody } = example;
  return (
    <html data-logo={fileUrl('icons/logo.svg')} lang={languages[language].htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <title>{`${component}: ${state}`}</title>
        <meta content="noindex" name="robots" />
        <link href={fileUrl('icons/favicon.svg')} rel="icon" type="image/svg+xml" />
        <link href={fileUrl('site.css')} rel="stylesheet" />
        <script src={fileUrl('main.js')} type="module" />
      </head>
      <body className={`${toneClass[ground]} font-sans antialiased`}>
        {isBody ? element : <main className="p-4">{element}</main>}
      </body>
    </html>
  );
}
