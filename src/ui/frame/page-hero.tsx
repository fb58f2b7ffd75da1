import { type ReactNode, Suspense, use } from 'react';
import type { Language } from '../../i18n/site/language.ts';
import { Picture, type PictureSource } from '../media/picture.tsx';
import { Breadcrumb, type Crumb } from '../text/breadcrumb.tsx';

/** What the hero shows: `fallback` until a managed picture has loaded. */
export type HeroPageProps = {
  language: Language;
  picture: PictureSource | Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

type PageHeroProps = {
  language: Language;
  /** May be a promise. */
  picture: PictureSource | Promise<PictureSource>;
  /** Whether the picture has content of its own; otherwise it is decorative. */
  described?: boolean;
  /** Focal point when the picture is cropped; text covers its lower half. */
  crop?: string;
  /** Shown until the picture has loaded, and without script. */
  fallback?: PictureSource | undefined;
  title: string;
  lead?: string;
  /** Breadcrumb from the home page, including this page; omitted when undefined. */
  trail?: readonly Crumb[];
  id?: string;
  snap?: boolean;
  children?: ReactNode;
};

/** Hero of an inner page: breadcrumb, title on the equator line, and a background picture. */
export function PageHero({
  language,
  picture,
  described = false,
  crop = 'object-[50%_30%]',
  fallback,
  title,
  lead,
  trail,
  id,
  snap,
  children,
}: PageHeroProps) {
  const look = { described, crop };
  return (
    <section
      className={`relative isolate flex min-h-[min(44rem,84svh)] flex-col justify-end overflow-clip tone-dark ${snap ? 'lg:min-h-[100svh]' : ''}`}
      data-section={snap ? '' : undefined}
      id={id}
    >
      <div className="hero-picture absolute inset-0 -z-1">
        <Suspense fallback={fallback && <PageHeroPicture {...look} picture={fallback} />}>
          <PageHeroPicture {...look} picture={picture} />
        </Suspense>
        <div className="shade-bar absolute inset-0" />
      </div>
      <div className="hero-words shade-words">
        <div className="wrap pb-12 lg:pb-16">
          {trail && <Breadcrumb language={language} trail={trail} />}
          <div className="equator mb-7 mt-6 lg:mb-9" />
          <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between lg:gap-16">
            <h1 className="t-title max-w-[15ch]">{title}</h1>
            {lead && <p className="t-lead max-w-[30rem] lg:pb-2">{lead}</p>}
          </div>
          {children && <div className="mt-8">{children}</div>}
        </div>
      </div>
    </section>
  );
}

/** On narrow screens the hero crops the sides: the picture is rendered about three times as wide as the screen. */
const heroSizes = '(max-width: 40rem) 149vw, 100vw';

type PageHeroPictureProps = Required<Pick<PageHeroProps, 'picture' | 'described' | 'crop'>>;

function PageHeroPicture({ picture, described, crop }: PageHeroPictureProps) {
  const { picture: sizes, alt } = picture instanceof Promise ? use(picture) : picture;
  return (
    <Picture
      className={`hero-picture size-full object-cover ${crop}`}
      priority
      sizes={heroSizes}
      source={{ picture: sizes, alt: described ? alt : '' }}
    />
  );
}
