import { company } from '../../../../src/company.ts';
import { PlaceLines } from '../../../../src/ui/text/place-lines.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  PlaceLines: {
    default: (
      <address>
        <PlaceLines place={company.headOffice} />
      </address>
    ),
  },
} satisfies Examples;
