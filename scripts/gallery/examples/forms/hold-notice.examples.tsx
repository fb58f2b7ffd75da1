import { HoldNotice } from '../../../../src/ui/forms/hold-notice.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  HoldNotice: {
    default: (
      <HoldNotice
        hold={{
          text: 'Many forms are being sent right now. Your browser is doing a short calculation that lets yours through. Nothing you wrote is lost.',
          percent: 40,
        }}
      />
    ),
    'nothing to wait for': <HoldNotice hold={undefined} />,
  },
} satisfies Examples;
