import { use } from 'react';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { DocumentView } from './documents.ts';

/** Download of the PDF, once one has been uploaded. */
export function PolicyFile({ language, file }: { language: Language; file: Promise<DocumentView> }) {
  const { address, facts } = use(file);
  if (!address) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <a className="line-link inline-flex items-center gap-1.5 py-1 font-650" download="" href={address}>
        <Icon className="size-4.5" name="download" />
        {governanceWords(language).downloadPdf}
      </a>
      <span className="text-slate">{facts}</span>
    </p>
  );
}
