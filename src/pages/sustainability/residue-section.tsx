import { environmentWords } from '../../i18n/public/sustainability/environment.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { FactRows } from '../../ui/text/fact-rows.tsx';
import { Section } from '../../ui/text/section.tsx';

/** Facts about red mud: how much there is, how it is stored and who watches it. */
export function ResidueSection({ language }: { language: Language }) {
  const t = environmentWords(language);
  return (
    <Section id="residue" labelledBy="residue-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[14ch]" id="residue-title">
            {t.residueTitle}
          </h2>
          <p className="mt-6 max-w-[26rem] text-slate">{t.residueText}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FactRows
            facts={[
              [t.residueVolume, t.residueVolumeText],
              [t.residueStorage, t.residueStorageText],
              [t.residueSafety, t.residueSafetyText],
              [t.residueMonitoring, t.residueMonitoringText],
              [t.residueReuse, t.residueReuseText],
            ]}
          />
          <p className="mt-8 flex flex-col items-start gap-3">
            <MoreLink href={`${href(routes.sustainability.figures, language)}#environment`}>
              {t.residueFigures}
            </MoreLink>
            <MoreLink href={`${href(routes.contact.index, language)}#ways`}>{t.residueReport}</MoreLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
