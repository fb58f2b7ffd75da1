import { type ReactNode, Suspense, use } from 'react';
import { type HeroFocus, uprightSize } from '../../manifest.ts';
import { HeroFirst } from '../media/hero-first.tsx';
import { Picture, type PictureSource } from '../media/picture.tsx';
import { Breadcrumb, type Crumb } from '../text/breadcrumb.tsx';

/** What the hero shows: `fallback` until a managed picture has loaded. */
export type HeroPageProps = {
  picture: PictureSource | Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

type PageHeroProps = {
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
  /** The first of full-screen sections: the opening of a chapter. Others are inner pages. */
  snap?: boolean;
  /** Whether something below the hero receives the focus at once: then the whole page is laid out before the first paint. */
  whole?: boolean;
  children?: ReactNode;
};

/**
 * Opening of a page below the home page: that of a chapter fills the screen with a picture, and its words stand on a facet of
 * alumina white; that of an inner page is low, with its words beside a cut of the picture.
 */
export function PageHero(props: PageHeroProps) {
  const { picture, described = false, fallback, id, snap = false, whole = false } = props;
  const shown = (source: PictureSource | Promise<PictureSource>) => (
    <PageHeroPicture described={described} isChapter={snap} picture={source} />
  );
  return (
    <>
      <section
        className={snap ? 'opening opening-chapter' : 'opening opening-inner tone-dark'}
        data-section={snap ? '' : undefined}
        id={id}
      >
        <div className="hero-ground opening-picture">
          <Suspense fallback={fallback && shown(fallback)}>{shown(picture)}</Suspense>
          <div className="shade-bar absolute inset-0" />
        </div>
        <div className={`hero-words opening-words ${snap ? 'tone-light' : ''}`.trim()}>
          <OpeningWords {...props} />
        </div>
      </section>
      {!whole && <HeroFirst withNext={!snap} />}
    </>
  );
}

function OpeningWords({ title, lead, trail, snap, children }: PageHeroProps) {
  return (
    <div className="wrap">
      {trail && <Breadcrumb trail={trail} />}
      <h1 className={`mt-4 lg:mt-6 ${snap ? 't-title' : 't-page'}`}>{title}</h1>
      {lead && <p className="mt-5 t-lead">{lead}</p>}
      {children && <div className="mt-7">{children}</div>}
    </div>
  );
}

/** `sizes` of the picture: a phone shows the middle of a chapter's, and upright crops as wide as the screen. */
const sizes = { chapter: '(max-width: 40rem) 120vw, 100vw', inner: '(min-width: 64rem) 50vw, 70vw', upright: '66vw' };

/** Phones that are held upright. */
const uprightScreens = '(max-width: 480px) and (max-aspect-ratio: 3/5)';

/** Position of a picture by its `focus`. */
const positions: Readonly<Record<HeroFocus, string>> = {
  24: 'object-[24%_60%]',
  50: 'object-[50%_60%]',
  62: 'object-[62%_60%]',
  85: 'object-[85%_60%]',
  90: 'object-[90%_30%]',
};

type PageHeroPictureProps = Required<Pick<PageHeroProps, 'picture' | 'described'>> & { isChapter: boolean };

function PageHeroPicture({ picture, described, isChapter }: PageHeroPictureProps) {
  const chosen = picture instanceof Promise ? use(picture) : picture;
  const { picture: known, alt } = chosen;
  const { focus, upright } = known;
  const source = { ...chosen, alt: described ? alt : '' };
  // Inner pages show a low picture above their words, wider than high.
  const crop = isChapter && upright && { ...source, picture: { ...known, ...uprightSize, avif: upright } };
  return (
    <Picture
      art={crop ? [{ media: uprightScreens, source: crop, sizes: sizes.upright }] : []}
      className={`hero-picture size-full object-cover ${chosen.focus ? '' : positions[focus ?? 50]}`.trim()}
      priority
      sizes={isChapter ? sizes.chapter : sizes.inner}
      source={source}
    />
  );
}
