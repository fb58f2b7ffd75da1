import type { ReactNode } from 'react';
import { company } from '../../../company.ts';
import { withCurrent } from '../../../current.ts';
import { frameWords, scriptWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { fileUrl } from '../../../manifest.ts';
import { type PageInit, plainPage } from '../../../web/pages/plain-page.ts';

/** htmx: links inherit the swap target; Back fetches the screen again instead of showing a stale copy. */
const htmxSettings = 'implicitInheritance:true history:reload includeIndicatorCSS:false';

/** Renders a document of the back-office, whose words are read in this language. */
export function backOfficePage(language: Language, document: ReactNode, init?: PageInit): Promise<Response> {
  return withCurrent({ language }, () => plainPage(document, init));
}

type BackendDocumentProps = {
  language: Language;
  title: string;
  /** Account whose drafts the browser may show; undefined before sign-in. */
  account?: number;
  children: ReactNode;
};

/** HTML document of all back-office screens: with the back-office script, excluded from search engines. */
export function BackendDocument({ language, title, account, children }: BackendDocumentProps) {
  return (
    <html
      data-account={account}
      data-logo={fileUrl('icons/logo.svg')}
      data-words={JSON.stringify(scriptWords(language))}
      lang={language}
    >
      <head>
        <meta charSet="utf-8" />
        {/* An on-screen keyboard makes the window lower instead of covering the save bar. */}
        <meta content="width=device-width, initial-scale=1, interactive-widget=resizes-content" name="viewport" />
        <title>{frameWords(language).documentTitle({ title, site: company.name })}</title>
        <meta content="noindex" name="robots" />
        <meta content={htmxSettings} name="htmx-config" />
        <link
          as="font"
          crossOrigin="anonymous"
          href={fileUrl('fonts/plus-jakarta-sans.woff2')}
          rel="preload"
          type="font/woff2"
        />
        <link href={fileUrl('icons/favicon.svg')} rel="icon" type="image/svg+xml" />
        <link href={fileUrl('backend.css')} rel="stylesheet" />
        <script src={fileUrl('backend.js')} type="module" />
      </head>
      <body className="tone-powder font-sans antialiased">{children}</body>
    </html>
  );
}
