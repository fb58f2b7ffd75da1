import { join } from 'node:path';
import { Glob } from 'bun';
import { isValidElement } from 'react';
import type { Example, Examples } from './examples.ts';

export type FoundExample = Example & {
  /** Path of the component's file. */
  file: string;
  component: string;
  state: string;
  /** Path below the gallery's address. */
  path: string;
};

/** All states of all components of `src/ui`, by file. */
export async function findExamples(): Promise<FoundExample[]> {
  const folder = join(import.meta.dir, 'examples');
  const found: FoundExample[] = [];
  for (const module of [...new Glob('**/*.examples.tsx').scanSync(folder)].sort()) {
    const { examples } = (await import(join(folder, module))) as { examples: Examples };
    const name = module.slice(0, -'.examples.tsx'.length);
    for (const [component, states] of Object.entries(examples)) {
      for (const [state, given] of Object.entries(states)) {
        const example = isValidElement(given) ? { element: given } : (given as Example);
        const path = `${name}/${component}/${state.toLowerCase().replace(/\W+/g, '-')}`;
        found.push({
          ...example,
          file: `src/ui/${name}.tsx`,
          component,
          state,
          path,
        });
      }
    }
  }
  return found;
}
