import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import { CallToAction } from '../../../../src/ui/text/call-to-action.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  CallToAction: {
    default: (
      <CallToAction
        action={{ label: 'Contact us', href: '/en/contact' }}
        text="We answer on working days."
        title="Talk to our sales team"
      />
    ),
    dark: <CallToAction action={{ label: 'Contact us', href: '/en/contact' }} title="Talk to us" tone="dark" />,
    'with the picture of the next page': (
      <CallToAction
        action={{ label: 'Our journey', href: '/en/our-journey' }}
        picture={builtPicture('timeline-2014', 'en')}
        title="Ten years from first survey to first alumina"
        tone="powder"
      />
    ),
    'fills half of the screen': (
      <CallToAction action={{ label: 'Contact us', href: '/en/contact' }} id="close" snap title="Talk to us" />
    ),
    'new tab, Indonesian, long text': {
      language: 'id',
      element: (
        <CallToAction
          action={{ label: 'Ikuti kami di LinkedIn', href: 'https://www.example.com/', newTab: 'buka di tab baru' }}
          text="Kabar tentang tim kami, lowongan, dan kehidupan di kilang kami bagikan di LinkedIn setiap minggu."
          title="Kenali insan di balik kilang dan pertanggungjawaban lingkungannya"
        />
      ),
    },
  },
} satisfies Examples;
