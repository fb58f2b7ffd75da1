import { Carousel, CarouselArrows, CarouselStatus, type Slide } from '../../../../src/ui/media/carousel.tsx';
import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import { Card } from '../../../../src/ui/text/card.tsx';
import type { Examples } from '../../examples.ts';

const slides: Slide[] = ['bayer-1', 'bayer-2', 'bayer-3', 'bayer-4'].map((key, index) => ({
  name: `Step ${index + 1}`,
  content: <Card href={`#steps-${index + 1}`} picture={builtPicture(key, 'en')} title={`Step ${index + 1}`} />,
}));

export const examples = {
  Carousel: {
    default: <Carousel id="steps" label="Steps" slides={slides} />,
    'a grid on wide screens': (
      <Carousel gridFrom="md" id="steps" label="Steps" slides={slides} trackClass="md:grid-cols-3" />
    ),
    'dark, Indonesian': {
      language: 'id',
      ground: 'dark',
      element: <Carousel id="steps" label="Langkah" slides={slides} tone="dark" />,
    },
  },
  CarouselStatus: { empty: <CarouselStatus /> },
  CarouselArrows: {
    'hidden until the carousel can move': <CarouselArrows />,
    'shown, Indonesian': {
      language: 'id',
      element: (
        <div data-moves="">
          <CarouselArrows />
        </div>
      ),
    },
  },
} satisfies Examples;
