import { type ReactNode, Suspense, use } from 'react';
import type { Language } from '../../i18n/site/language.ts';
import { type HeroFocus, uprightSize } from '../../manifest.ts';
import { HeroFirst } from '../media/hero-first.tsx';
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
  /** Shown until the picture has loaded, and without script. */
  fallback?: PictureSource | undefined;
  title: string;
  lead?: string;
  /** Breadcrumb from the home page, including this page; omitted when undefined. */
  trail?: readonly Crumb[];
  id?: string;
  snap?: boolean;
  /** Whether something below the hero receives the focus at once: then the whole page is laid out before the first paint. */
  whole?: boolean;
  children?: ReactNode;
};

/** Hero of an inner page: breadcrumb, title on the equator line, and a background picture. */
export function PageHero({
  language,
  picture,
  described = false,
  fallback,
  title,
  lead,
  trail,
  id,
  snap,
  whole = false,
  children,
}: PageHeroProps) {
  return (
    <>
      <section
        className={`relative isolate flex min-h-[min(44rem,84svh)] flex-col justify-end overflow-clip tone-dark ${snap ? 'lg:min-h-[100svh]' : ''}`}
        data-section={snap ? '' : undefined}
        id={id}
      >
        <div className="hero-ground page-hero-ground absolute inset-x-0 top-0 bottom-[34%] -z-1 lg:bottom-0">
          <Suspense fallback={fallback && <PageHeroPicture described={described} picture={fallback} />}>
            <PageHeroPicture described={described} picture={picture} />
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
      {!whole && <HeroFirst />}
    </>
  );
}

/**
 * On narrow screens the hero crops the sides: a whole picture is rendered about three times as wide as the screen, and an
 * upright one as wide as the screen. Shade covers most of both, so half and two thirds of that width are enough.
 */
const sizes = { whole: '(max-width: 40rem) 149vw, 100vw', upright: '66vw' };

/** Phones that are held upright. */
const uprightScreens = '(max-width: 480px) and (max-aspect-ratio: 3/5)';

/** Position of a picture by its `focus`. Text covers the lower half. */
const positions: Readonly<Record<HeroFocus, string>> = {
  24: 'object-[24%_60%] lg:object-[24%_30%]',
  50: 'object-[50%_60%] lg:object-[50%_30%]',
  62: 'object-[62%_60%] lg:object-[62%_30%]',
  85: 'object-[85%_60%] lg:object-[50%_30%]',
  90: 'object-[90%_15%] lg:object-[90%_30%]',
};

type PageHeroPictureProps = Required<Pick<PageHeroProps, 'picture' | 'described'>>;

function PageHeroPicture({ picture, described }: PageHeroPictureProps) {
  const { picture: known, alt } = picture instanceof Promise ? use(picture) : picture;
  const { focus, upright } = known;
  const source = { picture: known, alt: described ? alt : '' };
  const crop = upright && { ...source, picture: { ...known, ...uprightSize, avif: upright } };
  return (
    <Picture
      art={crop ? [{ media: uprightScreens, source: crop, sizes: sizes.upright }] : []}
      className={`hero-picture size-full object-cover ${positions[focus ?? 50]}`}
      priority
      sizes={sizes.whole}
      source={source}
    />
  );
}
