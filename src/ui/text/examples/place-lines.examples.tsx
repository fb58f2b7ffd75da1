import { site } from '../../../site.ts';
import type { Examples } from '../../examples.ts';
import { PlaceLines } from '../place-lines.tsx';

export const examples = {
  PlaceLines: {
    default: (
      <address>
        <PlaceLines place={site.headOffice} />
      </address>
    ),
  },
} satisfies Examples;
