import { join } from 'node:path';
import { Glob } from 'bun';
import { isValidElement } from 'react';
import type { Example, Examples } from '../../src/ui/examples.ts';

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
  const root = join(import.meta.dir, '../..');
  const found: FoundExample[] = [];
  for (const module of [...new Glob('src/ui/**/*.examples.tsx').scanSync(root)].sort()) {
    const { examples } = (await import(join(root, module))) as { examples: Examples };
    for (const [component, states] of Object.entries(examples)) {
      for (const [state, given] of Object.entries(states)) {
        const example = isValidElement(given) ? { element: given } : (given as Example);
        const folder = module.slice('src/ui/'.length, -'.examples.tsx'.length).replace('examples/', '');
        const path = `${folder}/${component}/${state.toLowerCase().replace(/\W+/g, '-')}`;
        found.push({
          ...example,
          file: module.replace('examples/', '').replace('.examples.tsx', '.tsx'),
          component,
          state,
          path,
        });
      }
    }
  }
  return found;
}
