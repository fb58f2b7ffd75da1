import type { Examples } from '../examples.ts';
import { CachedMarkup } from './cached-markup.tsx';

export const examples = {
  CachedMarkup: {
    default: <CachedMarkup name="example">{() => <p>Rendered once</p>}</CachedMarkup>,
    'as a list': (
      <CachedMarkup as="ul" label="Parts" name="example-list">
        {() => <li>Rendered once</li>}
      </CachedMarkup>
    ),
  },
} satisfies Examples;
