import type { StructuredData } from './page.ts';

/** Structured data; `<` is escaped so that values cannot close the script element. */
export function JsonLd({ data }: { data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
