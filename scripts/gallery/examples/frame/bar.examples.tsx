import type { Language } from '../../../../src/i18n/site/language.ts';
import { type Route, routes } from '../../../../src/routes.ts';
import { Bar } from '../../../../src/ui/frame/bar.tsx';
import type { Reading } from '../../../../src/ui/frame/page.ts';
import type { Examples } from '../../examples.ts';

/** A page request for the examples. */
export function readingIn(language: Language, route: Route = routes.profile.index): Reading {
  return { language, route, parameters: { id: '1' }, query: {}, siteUrl: 'https://www.example.test' };
}

export const examples = {
  Bar: {
    default: <Bar bar="solid" languages={undefined} reading={readingIn('en')} />,
    'over a hero': {
      ground: 'dark',
      element: <Bar bar="over-hero" languages={undefined} reading={readingIn('en', routes.home.index)} />,
    },
    'Indonesian, not in the other language': {
      language: 'id',
      element: <Bar bar="solid" languages={['id']} reading={readingIn('id', routes.articles.show)} />,
    },
  },
} satisfies Examples;
