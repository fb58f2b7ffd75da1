import { MomentBanner } from '../../../../src/ui/frame/moment-banner.tsx';
import type { Examples } from '../../examples.ts';

const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const leave = { href: '#', label: 'Choose another time' };

export const examples = {
  MomentBanner: {
    default: (
      <MomentBanner
        digest={digest}
        digestLabel="SHA-256 of the content"
        lang="en-GB"
        leave={leave}
        text="Time machine: the site at 22 Nov 2026, 10.00 WIB. Not a public page."
      />
    ),
    'with gaps': (
      <MomentBanner
        digest={digest}
        digestLabel="SHA-256 of the content"
        gaps="2 items were removed since"
        lang="en-GB"
        leave={leave}
        text="Time machine: the site at 22 Nov 2026, 10.00 WIB. Not a public page."
      />
    ),
  },
} satisfies Examples;
