import { routes } from '../../../routes.ts';
import type { Examples } from '../../examples.ts';
import { WideNavigation } from '../wide-navigation.tsx';

export const examples = {
  WideNavigation: {
    default: <WideNavigation current={undefined} language="en" />,
    'on one of its pages': <WideNavigation current={routes.profile.index} language="en" />,
    Indonesian: { language: 'id', element: <WideNavigation current={routes.articles.index} language="id" /> },
  },
} satisfies Examples;
