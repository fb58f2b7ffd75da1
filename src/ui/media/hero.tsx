import { type ReactNode, Suspense, use } from 'react';
import { staticMarkup } from '../markup/static-markup.tsx';
import { HeroFirst } from './hero-first.tsx';
import { Picture, type PictureSource } from './picture.tsx';

/** Crops of one motif for different screen widths. */
export type HeroArt = { desktop: PictureSource; tablet: PictureSource; phone: PictureSource };

type HeroProps = {
  /** May be a promise; until it resolves, the background is deep petrol. */
  art: HeroArt | Promise<HeroArt>;
  /** Shown while `art` is pending, and without script. */
  fallback?: HeroArt;
  /** Line breaks are preserved. */
  title: string;
  text: string;
  /** Buttons below the text. */
  children?: ReactNode;
  id?: string;
  snap?: boolean;
};

/** Full-screen hero of a landing page with one headline. */
export function Hero({ art, fallback, title, text, children, id, snap }: HeroProps) {
  return (
    <>
      <section
        className="hero relative isolate flex min-h-[100svh] flex-col justify-end overflow-clip tone-dark"
        data-section={snap ? '' : undefined}
        id={id}
      >
        <div className="hero-ground absolute inset-0 -z-1">
          <Suspense fallback={fallback && <HeroPicture art={fallback} />}>
            <HeroPicture art={art} />
          </Suspense>
          <div className="shade-bar absolute inset-0" />
        </div>
        <div className="hero-words shade-words">
          <div className="wrap pb-14 lg:pb-20">
            <h1 className="t-display">
              {title.split('\n').map((line, index) => (
                <span className="block text-balance" key={line}>
                  {index > 0 && ' '}
                  {line}
                </span>
              ))}
            </h1>
            <div className="equator mt-8 lg:mt-10" />
            <div className="mt-7 flex flex-col items-start gap-7 lg:mt-9 lg:flex-row lg:items-end lg:gap-16">
              <p className="t-lead max-w-[34rem]">{text}</p>
              {children}
            </div>
          </div>
        </div>
      </section>
      <HeroFirst />
    </>
  );
}

function HeroPicture({ art }: { art: HeroArt | Promise<HeroArt> }) {
  const known = art instanceof Promise ? use(art) : art;
  return <div className="size-full" dangerouslySetInnerHTML={cropsMarkup({ art: known })} />;
}

const cropsMarkup = staticMarkup(Crops);

function Crops({ art: { desktop, tablet, phone } }: { art: HeroArt }) {
  return (
    <Picture
      art={[
        { media: '(max-width: 767px)', source: phone },
        { media: '(max-width: 1023px)', source: tablet },
      ]}
      className="hero-picture size-full object-cover"
      priority
      sizes="100vw"
      source={desktop}
    />
  );
}
