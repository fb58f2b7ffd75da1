import { Picture, type PictureSource } from '../media/picture.tsx';
import { LinkButton } from './button.tsx';
import { Section, type Tone } from './section.tsx';

type CallToActionProps = {
  title: string;
  text?: string | undefined;
  action: { label: string; href: string; newTab?: string };
  /** Picture of the page that the link leads to. */
  picture?: PictureSource;
  id?: string;
  /** The last of full-screen sections, for the section navigator. It fills half of the screen. */
  snap?: boolean;
  tone?: Tone;
};

/** Closing section of a page: a link to the next one, beside its picture. */
export function CallToAction({ title, text, action, picture, tone = 'laterite', id, snap = false }: CallToActionProps) {
  const isDark = tone === 'laterite' || tone === 'dark';
  return (
    <Section
      bleed
      className={`closing ${picture ? 'closing-pictured' : 'lattice'}`}
      snap={snap}
      tone={tone}
      {...(id ? { id } : {})}
    >
      <div className="closing-text" data-reveal="">
        <div>
          <h2 className={`t-heading text-balance ${picture ? 'max-w-[16ch]' : 'max-w-[20ch]'}`}>{title}</h2>
          {text && <p className="mt-5 max-w-[34rem]">{text}</p>}
        </div>
        <LinkButton
          href={action.href}
          variant={isDark ? 'light' : 'primary'}
          {...(action.newTab ? { newTab: action.newTab } : {})}
        >
          {action.label}
        </LinkButton>
      </div>
      {picture && (
        <div className="closing-picture">
          <Picture
            className="size-full object-cover"
            sizes="(min-width: 1024px) 50vw, 100vw"
            source={{ ...picture, alt: '' }}
          />
        </div>
      )}
    </Section>
  );
}
