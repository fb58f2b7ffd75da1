import type { Examples } from '../../examples.ts';
import { SkeletonCards } from '../skeleton.tsx';

export const examples = {
  SkeletonCards: {
    default: <SkeletonCards count={4} />,
    'one card': <SkeletonCards className="max-w-64" count={1} />,
  },
} satisfies Examples;
