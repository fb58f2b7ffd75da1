import type { ReactNode } from 'react';
import { company } from '../../company.ts';
import { contactWaysWords as t } from '../../i18n/public/contact-ways.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';

/** What to do with a complaint, in an emergency, and before a visit. */
export function WaysSection() {
  const form = (subject: 'keluhan' | 'kunjungan') => `${hrefTo(routes.contact.index, {}, { subject })}#form`;
  return (
    <Section id="ways" labelledBy="ways-title" tone="powder">
      <h2 className="t-heading max-w-[20ch]" id="ways-title">
        {t.title}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Way text={t.complaintText} title={t.complaint}>
          <MoreLink href={form('keluhan')}>{t.complain}</MoreLink>
        </Way>
        <Way text={t.unnamedText} title={t.unnamed}>
          <MoreLink href={hrefTo(routes.baik.index)}>{t.report}</MoreLink>
        </Way>
        <Way text={t.emergencyText} title={t.emergency}>
          <Telephone number={company.refinery.telephone} />
        </Way>
        <Way text={t.visitText} title={t.visit}>
          <MoreLink href={`${hrefTo(routes.directions.index)}#visits`}>{t.visitHours}</MoreLink>
          <MoreLink href={form('kunjungan')}>{t.arrange}</MoreLink>
        </Way>
      </ul>
    </Section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-laterite pt-5">
      <h3 className="t-item">{title}</h3>
      <p className="mt-2 text-slate">{text}</p>
      <p className="mt-4 flex flex-col items-start gap-3">{children}</p>
    </li>
  );
}
