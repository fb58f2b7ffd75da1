import { use } from 'react';
import { Late } from '../../../../src/ui/markup/late.tsx';
import { SkeletonCards } from '../../../../src/ui/text/skeleton.tsx';
import type { Examples } from '../../examples.ts';

const never = new Promise<never>(() => {});

export const examples = {
  Late: {
    arrived: (
      <Late address="/en/news" skeleton={<SkeletonCards count={2} />}>
        <p>What came late</p>
      </Late>
    ),
    waiting: (
      <Late address="/en/news" skeleton={<SkeletonCards count={2} />}>
        <NeverThere />
      </Late>
    ),
    'waiting, Indonesian': {
      language: 'id',
      element: (
        <Late address="/id/berita" loading="Berita sedang dimuat" skeleton={<SkeletonCards count={2} />}>
          <NeverThere />
        </Late>
      ),
    },
  },
} satisfies Examples;

function NeverThere() {
  use(never);
  return null;
}
