import { builtPicture, Picture } from '../../../../src/ui/media/picture.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Picture: {
    default: <Picture sizes="100vw" source={builtPicture('about', 'en')} />,
    decorative: <Picture sizes="100vw" source={{ ...builtPicture('about', 'en'), alt: '' }} />,
    'first view': <Picture priority sizes="100vw" source={builtPicture('about', 'en')} />,
    'another crop for narrow screens': (
      <Picture
        art={[{ media: '(max-width: 767px)', source: builtPicture('chapter-profile-tall', 'en') }]}
        sizes="100vw"
        source={builtPicture('chapter-profile', 'en')}
      />
    ),
    Indonesian: { language: 'id', element: <Picture sizes="100vw" source={builtPicture('about', 'id')} /> },
  },
} satisfies Examples;
