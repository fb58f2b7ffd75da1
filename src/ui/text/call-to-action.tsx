import { LinkButton } from './button.tsx';
import { Section, type Tone } from './section.tsx';

type CallToActionProps = {
  title: string;
  text?: string;
  action: { label: string; href: string; newTab?: string };
  id?: string;
  /** Full-screen variant with larger type. */
  snap?: boolean;
  tone?: Extract<Tone, 'laterite' | 'dark'>;
};

/** Closing section of a page with a link. */
export function CallToAction({ title, text, action, tone = 'laterite', id, snap = false }: CallToActionProps) {
  return (
    <Section className="lattice overflow-clip" snap={snap} tone={tone} {...(id ? { id } : {})}>
      <div className={snap ? 'flex flex-col items-start gap-10' : sideBySide}>
        <div>
          <h2 className={snap ? 't-display max-w-[15ch] text-balance' : 't-heading max-w-[20ch]'}>{title}</h2>
          {text && <p className="mt-6 t-lead max-w-[36rem]">{text}</p>}
        </div>
        <LinkButton href={action.href} variant="light" {...(action.newTab ? { newTab: action.newTab } : {})}>
          {action.label}
        </LinkButton>
      </div>
    </Section>
  );
}

const sideBySide = 'flex flex-col items-start gap-8 lg:flex-row lg:items-end lg:justify-between lg:gap-16';
