import { site } from '../../../../src/site.ts';
import { PlaceLines } from '../../../../src/ui/text/place-lines.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  PlaceLines: {
    default: (
      <address>
        <PlaceLines place={site.headOffice} />
      </address>
    ),
  },
} satisfies Examples;
