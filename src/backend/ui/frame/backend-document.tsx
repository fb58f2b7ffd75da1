import type { ReactNode } from 'react';
import { fileUrl } from '../../../manifest.ts';
import { site } from '../../../site.ts';

/** Links inherit where they swap; Back fetches the screen anew, so that nobody sees what is no longer so. */
const htmxSettings = 'implicitInheritance:true history:reload includeIndicatorCSS:false';

/** The HTML around everything in the back-office: English, with its own script, not for search engines. */
export function BackendDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html data-logo={fileUrl('icons/logo.svg')} lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <title>{`${title} · ${site.name} back-office`}</title>
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
