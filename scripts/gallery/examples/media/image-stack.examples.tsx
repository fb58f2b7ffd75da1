import { ImageStack } from '../../../../src/ui/media/image-stack.tsx';
import { builtPicture } from '../../../../src/ui/media/picture.tsx';
import type { Examples } from '../../examples.ts';

const fallback = ['environment-1', 'circularity-1', 'social-1'].map((key) => builtPicture(key, 'en'));
const pile = { pictures: Promise.resolve(fallback), fallback };

export const examples = {
  ImageStack: {
    default: <ImageStack {...pile} id="pile" names={['Mine', 'Refinery', 'Port']} />,
    'the second in front': <ImageStack {...pile} front={2} id="pile" names={['Mine', 'Refinery', 'Port']} />,
    'long text, Indonesian': {
      language: 'id',
      element: (
        <ImageStack
          {...pile}
          id="pile"
          names={['Penambangan dan reklamasi lahan', 'Pengolahan residu bauksit', 'Pelabuhan']}
        />
      ),
    },
  },
} satisfies Examples;
