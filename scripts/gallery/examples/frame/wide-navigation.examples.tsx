import { routes } from '../../../../src/routes.ts';
import { WideNavigation } from '../../../../src/ui/frame/wide-navigation.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  WideNavigation: {
    default: <WideNavigation current={undefined} />,
    'on one of its pages': <WideNavigation current={routes.profile.index} />,
    Indonesian: { language: 'id', element: <WideNavigation current={routes.articles.index} /> },
  },
} satisfies Examples;
