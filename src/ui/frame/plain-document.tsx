import type { ReactNode } from 'react';
import { company } from '../../company.ts';
import { fileUrl } from '../../manifest.ts';

/** A minimal English document without header, footer or script, excluded from search engines. */
export function PlainDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <title>{`${title} · ${company.name}`}</title>
        <meta content="noindex" name="robots" />
        <link href={fileUrl('icons/favicon.svg')} rel="icon" type="image/svg+xml" />
        <link href={fileUrl('site.css')} rel="stylesheet" />
      </head>
      <body className="bg-powder text-graphite font-sans antialiased">{children}</body>
    </html>
  );
}
