import { currentLanguage } from '../../current.ts';
import type { Part } from '../../domain/merging/rich-texts.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import type { Language } from '../../i18n/site/language.ts';

type RichSideProps = {
  /** Sanitised. */
  parts: readonly Part[];
  side: 'before' | 'after';
};

/** One side of a comparison of rich texts as readers see it; words, pictures and rules that differ are marked without colour. */
export function RichSide({ parts, side }: RichSideProps) {
  const staff = currentLanguage();
  if (parts.length === 0) return <p className="diff-side diff-nothing" />;
  const html = parts.map((part) => (part.isChanged ? marked(part.html, side, staff) : part.html)).join('');
  return <div className="diff-rich prose-article" dangerouslySetInnerHTML={{ __html: html }} data-hide-broken="" />;
}

function marked(html: string, side: RichSideProps['side'], staff: Language): string {
  const [element, sign, change] =
    side === 'before' ? (['del', '−', 'removed'] as const) : (['ins', '+', 'added'] as const);
  const spoken = (text: string) => `<span class="sr-only" lang="${staff}"> ${text} </span>`;
  const seen = (text: string) => `<span aria-hidden="true">${text}</span>`;
  return `<${element} class="diff-${change}">${seen(`[${sign}`)}${spoken(t[change])}${html}${spoken(t.end)}${seen(`${sign}]`)}</${element}>`;
}
