import { company } from '../../company.ts';
import type { PolicySection } from '../../content/policies/text.ts';
import { policyWords } from '../../i18n/public/policies.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { Contents } from '../../ui/text/contents.tsx';
import { PolicyFrame } from './policy-frame.tsx';

export type Policy = {
  name: 'privacy' | 'cookies' | 'accessibility';
  title: string;
  description: string;
  lead: string;
  /** When it came into force or was reviewed. */
  dated: string;
  sections: readonly PolicySection[];
  /** A link at the end of a section, by its id. */
  links?: Readonly<Record<string, { label: string; href: string }>>;
};

type PolicyPageProps = { language: Language; policy: Policy; trail: readonly Crumb[] };

/** A policy with a table of contents beside it. */
export function PolicyPage({ language, policy, trail }: PolicyPageProps) {
  const { title, lead, dated, sections, links = {} } = policy;
  const t = policyWords(language);
  return (
    <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
      <Breadcrumb language={language} trail={trail} />
      <header className="mt-8 lg:mt-14">
        <h1 className="t-page max-w-[14ch]">{title}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <p className="t-lead max-w-[38rem]">{lead}</p>
        <p className="mt-5 text-small text-slate">{dated}</p>
      </header>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents entries={sections.map(({ id, title: name }) => ({ id, name }))} title={t.contents} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          {sections.map((section) => (
            <Part key={section.id} link={links[section.id]} section={section} />
          ))}
        </div>
      </div>
      <PolicyFrame language={language} lead={lead} name={policy.name} title={title} updated={dated} />
    </article>
  );
}

type PartProps = { section: PolicySection; link: { label: string; href: string } | undefined };

function Part({ section: { id, title, paragraphs, points }, link }: PartProps) {
  return (
    <section className="prose-article scroll-mt-8 not-first:mt-14" data-policy-section="" id={id}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithMailbox text={paragraph} />
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}

/** Renders the company's email address in a text as a link. */
function WithMailbox({ text }: { text: string }) {
  const [before, after] = text.split(company.mailbox);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a className="whitespace-nowrap" href={`mailto:${company.mailbox}`}>
        {company.mailbox}
      </a>
      {after}
    </>
  );
}
