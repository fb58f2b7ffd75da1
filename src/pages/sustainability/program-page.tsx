import type { ReactNode } from 'react';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { ImageStack } from '../../ui/media/image-stack.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section, type Tone } from '../../ui/text/section.tsx';

export type Program = { icon: IconName; title: string; text: string };

type ProgramPageProps = {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  banner: { picture: Promise<PictureSource>; fallback: PictureSource | undefined };
  programsTitle: string;
  programs: readonly Program[];
  /** One picture for each program. */
  gallery: { late: Promise<readonly PictureSource[]>; builtIn: readonly PictureSource[]; front?: number };
  /** Sections of this chapter alone. */
  more?: ReactNode;
  /** Link at the end of the page. */
  bridge: { title: string; label: string; href: string; picture: PictureSource; tone: Tone };
};

/** A chapter of sustainability: introduction, programs and an image stack. */
export function ProgramPage(page: ProgramPageProps) {
  const { trail, title, lead, banner, programsTitle, programs, gallery, more, bridge } = page;
  return (
    <>
      <PageHero fallback={banner.fallback} id="hero" picture={banner.picture} title={title} trail={trail} />
      <Section headless id="intro">
        <p className="t-statement max-w-[56rem]">{lead}</p>
      </Section>
      <Section id="programs" labelledBy="programs-title" tone="powder">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="t-heading max-w-[14ch]" id="programs-title">
              {programsTitle}
            </h2>
            <ul className="mt-10 lg:mt-12">
              {programs.map((program) => (
                <ProgramRow key={program.title} {...program} />
              ))}
            </ul>
          </div>
          <div className="lg:col-span-6 lg:col-start-7 lg:self-start lg:sticky lg:top-28">
            <ImageStack
              fallback={gallery.builtIn}
              front={gallery.front ?? 1}
              id="gallery"
              names={programs.map((program) => program.title)}
              pictures={gallery.late}
            />
          </div>
        </div>
      </Section>
      {more}
      <CallToAction
        action={{ label: bridge.label, href: bridge.href }}
        id="next"
        picture={bridge.picture}
        title={bridge.title}
        tone={bridge.tone}
      />
    </>
  );
}

function ProgramRow({ icon, title, text }: Program) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-5 border-t border-graphite/20 py-6">
      <Icon className="mt-0.5 size-8 text-mangrove" name={icon} />
      <div>
        <h3 className="t-item">{title}</h3>
        <p className="mt-2 text-slate">{text}</p>
      </div>
    </li>
  );
}
