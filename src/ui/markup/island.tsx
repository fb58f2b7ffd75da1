import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { manifest } from '../../manifest.ts';

/** JSON-serialisable values, the only kind of props an island may have. */
type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable };

type IslandProps<Props> = {
  /** The file name without `.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /**
   * When the browser fetches its script: shortly before it comes into view, a quarter of the screen later, when the page
   * is idle, or at the first touch, hover or focus.
   */
  wake: 'visible' | 'entered' | 'idle' | 'touch';
  /** Storage key of the island's draft: with a stored draft the island wakes by itself. */
  draft?: string;
  /** Distinguishes two islands of one name on a page. */
  instance?: string;
  className?: string;
};

/**
 * Renders an island on the server as a separate React root with the data to hydrate
 * it. A separate root with its own prefix gives `useId` the same unique ids on both sides.
 */
export function Island<Props extends { readonly [Key in keyof Props]: Serialisable }>(island: IslandProps<Props>) {
  const { name, component: Component, props, wake, draft, instance = '', className } = island;
  const src = manifest().islands[name];
  if (!src) throw new Error(`No island is named "${name}".`);
  const prefix = `${name}${instance && `-${instance}`}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      className={className}
      data-draft={draft}
      data-island={src}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-wake={wake}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
