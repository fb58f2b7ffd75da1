import { homeWords as t } from '../../i18n/public/home.words.ts';
import { carouselWords as names } from '../../i18n/site/carousel.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { CarouselArrows, CarouselStatus } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { MoreLink } from '../../ui/text/button.tsx';

type Slide = { id: string; label: string; title: string; text: string; href: string; picture: string };

/** A carousel of three slides that advances automatically; without script, a list with links to its slides. */
export function AboutSlides() {
  const slides = slidesIn();
  return (
    <section
      aria-labelledby="explore-title"
      className="tone-powder relative py-16 lg:py-24"
      data-section=""
      id="explore"
    >
      <div
        className="wrap carousel"
        data-carousel={names.carouselRole}
        data-reveal=""
        data-slide-role={names.slideRole}
      >
        <CarouselStatus />
        <div className="mb-8 flex flex-col gap-5 lg:mb-10 lg:flex-row lg:items-end lg:justify-between">
          <h2 className="t-heading" id="explore-title">
            {t.slidesTitle}
          </h2>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-7">
            <button
              aria-label={t.pauseSlides}
              className="slides-play needs-script icon-button"
              data-pause-label={t.pauseSlides}
              data-play=""
              data-play-label={t.playSlides}
              type="button"
            >
              <Icon className="size-5 pauses" name="player-pause" />
              <Icon className="size-5 plays" name="player-play" />
            </button>
            <ul
              aria-label={names.slides}
              className="order-last flex basis-full flex-wrap gap-x-4 sm:order-none sm:basis-auto sm:gap-x-7"
            >
              {slides.map((slide, index) => (
                <li key={slide.id}>
                  <a
                    aria-current={index === 0 ? 'true' : undefined}
                    className="slide-dot"
                    data-dot=""
                    href={`#${slide.id}`}
                  >
                    {slide.label}
                  </a>
                </li>
              ))}
            </ul>
            <div className="ml-auto">
              <CarouselArrows />
            </div>
          </div>
        </div>
        <div className="carousel-viewport">
          <ol aria-label={t.slidesLabel} className="carousel-track">
            {slides.map((slide, index) => (
              <SlideView
                key={slide.id}
                label={names.slide({ number: index + 1, count: slides.length, name: slide.label })}
                slide={slide}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function SlideView({ slide, label }: { slide: Slide; label: string }) {
  return (
    <li className="carousel-slide about-slide" data-label={label} id={slide.id}>
      <Picture
        className="aspect-4/3 w-full object-cover lg:absolute lg:inset-y-0 lg:left-0 lg:h-full lg:w-[72%]"
        sizes="(min-width: 1024px) 860px, 92vw"
        source={{ ...builtPicture(slide.picture), alt: '' }}
      />
      <div className="relative flex flex-col bg-alumina p-6 sm:p-8 lg:ml-auto lg:w-[44%] lg:translate-y-0 lg:p-11">
        <h3 className="t-sub">{slide.title}</h3>
        <p className="mt-4 mb-7 max-w-[30rem]">{slide.text}</p>
        <div className="mt-auto">
          <MoreLink fills href={slide.href}>
            {t.learnMore}
            <span className="sr-only">: {slide.label}</span>
          </MoreLink>
        </div>
      </div>
    </li>
  );
}

function slidesIn(): Slide[] {
  return [
    {
      id: 'slide-profile',
      label: navigationWords.profile,
      title: t.profileTitle,
      text: t.profileText,
      href: hrefTo(routes.profile.index),
      picture: 'profile-aerial',
    },
    {
      id: 'slide-products',
      label: navigationWords.products,
      title: t.productsTitle,
      text: t.productsText,
      href: hrefTo(routes.products.index),
      picture: 'our-products',
    },
    {
      id: 'slide-governance',
      label: navigationWords.governance,
      title: t.governanceTitle,
      text: t.governanceText,
      href: hrefTo(routes.governance.index),
      picture: 'governance',
    },
  ];
}
