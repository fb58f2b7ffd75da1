import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { company } from '../../../../src/company.ts';
import { languages, type Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';
import { withTokens } from '../../../build/styles.ts';

const files = join(import.meta.dir, '../../../../node_modules/@fontsource/plus-jakarta-sans/files');

/** Still faces, one for each weight: PDF viewers hint them, and they may be subset. */
const faces = [500, 600, 700, 800]
  .map((weight) => {
    const bytes = readFileSync(join(files, `plus-jakarta-sans-latin-${weight}-normal.woff2`));
    return `@font-face{font-family:"Plus Jakarta Sans";font-weight:${weight};src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  })
  .join('');
const styles = faces + withTokens(readFileSync(join(import.meta.dir, 'document.css'), 'utf8'));

export const specimen: Pair = {
  id: 'Dokumen contoh. Perusahaan, orang, dan angka di dalamnya rekaan.',
  en: 'Specimen document. The company, the people and the figures in it are fictional.',
};

type DocumentProps = { title: Pair; subject: Pair; className?: string; children: ReactNode };

/** A document in both languages; elements in English have their own `lang`. */
export function Document({ title, subject, className, children }: DocumentProps) {
  return (
    <html lang={languages.id.htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title.id} · ${title.en} · ${company.legalName}`}</title>
        <meta content={company.legalName} name="author" />
        <meta content={`${subject.id} ${subject.en} ${specimen.id} ${specimen.en}`} name="description" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}

/** English words in an Indonesian document. */
export function En({
  as: Tag = 'span',
  className,
  children,
}: {
  as?: 'span' | 'p' | 'div';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag className={className} lang={languages.en.htmlLang}>
      {children}
    </Tag>
  );
}

/** A heading in both languages, of which the first is the one that bookmarks show. */
export function Heading({ level, of, className = '' }: { level: 1 | 2 | 3; of: Pair; className?: string }) {
  const Tag = `h${level}` as const;
  return (
    <div className={`heading heading-${level} ${className}`}>
      <Tag>{of.id}</Tag>
      <En as="p">{of.en}</En>
    </div>
  );
}

/** The same paragraphs side by side, Indonesian on the left. */
export function Both({ text, className = '' }: { text: Pair<readonly string[]>; className?: string }) {
  return (
    <div className={`both ${className}`}>
      <div>
        {text.id.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <En as="div">
        {text.en.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </En>
    </div>
  );
}

/** A label of two words in two languages, one under or beside the other. */
export function Label({ of, inline = false }: { of: Pair; inline?: boolean }) {
  if (of.id === of.en) return <>{of.id}</>;
  return (
    <>
      {of.id}
      {inline ? ' / ' : <br />}
      <En className="english">{of.en}</En>
    </>
  );
}

export function Mark({ className = 'mark' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 76 80">
      <path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="currentColor" strokeWidth="4.5" />
      <path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" fill={palette.ember} />
      <path d="M0 40h76" stroke="currentColor" strokeWidth="4.5" />
    </svg>
  );
}
