import { homeWords } from '../../i18n/public/home.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { MoreLink } from '../../ui/text/button.tsx';

type Slide = { id: string; label: string; title: string; text: string; href: string; picture: string };

/** A scroll-snap carousel of three slides with plain links as controls. Script advances it automatically. */
export function AboutSlides({ language }: { language: Language }) {
  const t = homeWords(language);
  const slides = slidesIn(language);
  return (
    <section
      aria-labelledby="explore-title"
      className="tone-powder relative py-16 lg:py-24"
      data-section=""
      data-slides=""
      id="explore"
    >
      <div data-reveal="">
        <div className="wrap mb-8 flex flex-col gap-5 lg:mb-10 lg:flex-row lg:items-end lg:justify-between">
          <h2 className="t-heading" id="explore-title">
            {t.slidesTitle}
          </h2>
          <div className="flex items-center gap-3 sm:gap-7">
            <button
              aria-label={t.pauseSlides}
              className="slides-play icon-button order-last ml-auto"
              data-pause-label={t.pauseSlides}
              data-play=""
              data-play-label={t.playSlides}
              type="button"
            >
              <Icon className="size-5 pauses" name="player-pause" />
              <Icon className="size-5 plays" name="player-play" />
            </button>
            <ul className="flex flex-wrap gap-x-4 sm:gap-x-7">
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
          </div>
        </div>
        <ol aria-label={t.slidesLabel} className="slides">
          {slides.map((slide, index) => (
            <SlideView
              key={slide.id}
              language={language}
              next={slides[(index + 1) % slides.length]?.id ?? slide.id}
              previous={slides.at(index - 1)?.id ?? slide.id}
              slide={slide}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

type SlideViewProps = { slide: Slide; language: Language; previous: string; next: string };

function SlideView({ slide, language, previous, next }: SlideViewProps) {
  const t = homeWords(language);
  return (
    <li className="slide" id={slide.id}>
      <Picture
        className="aspect-4/3 w-full object-cover lg:absolute lg:inset-y-0 lg:left-0 lg:h-full lg:w-[72%]"
        sizes="(min-width: 1024px) 860px, 92vw"
        source={{ ...builtPicture(slide.picture, language), alt: '' }}
      />
      <div className="relative flex flex-col bg-alumina p-6 sm:p-8 lg:ml-auto lg:w-[44%] lg:translate-y-0 lg:p-11">
        <h3 className="t-sub">{slide.title}</h3>
        <p className="mt-4 mb-7 max-w-[30rem]">{slide.text}</p>
        <div className="mt-auto flex items-center justify-between gap-4">
          <MoreLink fills href={slide.href}>
            {t.learnMore}
            <span className="sr-only">: {slide.label}</span>
          </MoreLink>
          <div className="flex gap-2">
            <a aria-label={t.previousSlide} className="icon-button" href={`#${previous}`}>
              <Icon name="arrow-left" />
            </a>
            <a aria-label={t.nextSlide} className="icon-button" href={`#${next}`}>
              <Icon name="arrow-right" />
            </a>
          </div>
        </div>
      </div>
    </li>
  );
}

function slidesIn(language: Language): Slide[] {
  const t = homeWords(language);
  const names = navigationWords(language);
  return [
    {
      id: 'slide-profile',
      label: names.profile,
      title: t.profileTitle,
      text: t.profileText,
      href: href(routes.profile.index, language),
      picture: 'profile-aerial',
    },
    {
      id: 'slide-products',
      label: names.products,
      title: t.productsTitle,
      text: t.productsText,
      href: href(routes.products.index, language),
      picture: 'products',
    },
    {
      id: 'slide-governance',
      label: names.governance,
      title: t.governanceTitle,
      text: t.governanceText,
      href: href(routes.governance.index, language),
      picture: 'governance',
    },
  ];
}
