import { SkeletonCards } from '../../../../src/ui/text/skeleton.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SkeletonCards: {
    default: <SkeletonCards count={4} />,
    'one card': <SkeletonCards className="max-w-64" count={1} />,
  },
} satisfies Examples;
