import { type ComponentProps, Suspense, use } from 'react';
import { PageHero } from './page-hero.tsx';
import type { PictureSource } from './picture.tsx';

type LatePageHeroProps = Omit<ComponentProps<typeof PageHero>, 'picture'> & {
  picture: Promise<PictureSource>;
  /** Shown while the other one is on its way. */
  fallback: PictureSource;
};

/** A hero whose picture an editor chose, and which does not wait for it. */
export function LatePageHero({ picture, fallback, ...hero }: LatePageHeroProps) {
  return (
    <Suspense fallback={<PageHero {...hero} picture={fallback} />}>
      <ChosenHero {...hero} picture={picture} />
    </Suspense>
  );
}

function ChosenHero({ picture, ...hero }: Omit<LatePageHeroProps, 'fallback'>) {
  return <PageHero {...hero} picture={use(picture)} />;
}
