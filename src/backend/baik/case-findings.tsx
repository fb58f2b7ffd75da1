import type { Finding } from '../../domain/baik/cases/entries.ts';
import { findingWords } from '../../i18n/backend/baik/baik-findings.ts';
import type { Language } from '../../i18n/site/language.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { formatDay } from './day-text.tsx';

/** Signs that a case was changed by someone other than its recipients and its reporter. */
export function CaseFindings({ findings }: { findings: readonly Finding[] }) {
  const language = useStaffLanguage();
  const t = findingWords(language);
  if (findings.length === 0) return null;
  const texts = [...new Set(findings.map((finding) => sayFinding(finding, language)))];
  return (
    <section aria-labelledby="findings-title" className="desk-panel border-l-[5px] border-laterite" id="findings">
      <h2 className="t-item text-laterite-deep" id="findings-title">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-small">{t.text}</p>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-small">
        {texts.map((text) => (
          <li className="[overflow-wrap:anywhere]" key={text}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayFinding(finding: Finding, language: Language): string {
  const t = findingWords(language);
  switch (finding.kind) {
    case 'unreadable':
    case 'forged':
    case 'altered':
      return t[finding.kind]({ day: formatDay(finding.on) });
    case 'missing':
      return t.missing({ count: finding.count });
    case 'planted':
      return t.planted({ labels: finding.labels.join(', ') });
    case 'sealed-to':
      return t.sealedTo({ key: finding.key });
    case 'head':
      return t.head;
    case 'lists':
      return t.lists;
  }
}
