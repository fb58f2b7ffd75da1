import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { manifest } from '../../manifest.ts';
import { propsAttribute } from './island-props.ts';

/** JSON-serialisable values, the only props that an island may have. */
type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable };

type IslandProps<Props> = {
  /** File name without `.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /**
   * When to load its script: shortly before it scrolls into view, when a quarter of a screen has been scrolled past
   * that, when the page is idle, or on the first touch, hover or focus.
   */
  wake: 'visible' | 'entered' | 'idle' | 'touch';
  /** Storage key of the island's draft; a stored draft triggers hydration. */
  draft?: string;
  /** Distinguishes several islands of the same name on a page. */
  instance?: string;
  className?: string;
};

/**
 * Renders an island as a separate React root, followed by the data to hydrate
 * it. A separate root with its own prefix gives `useId` the same unique ids on server and client.
 */
export function Island<Props extends { readonly [Key in keyof Props]: Serialisable }>(island: IslandProps<Props>) {
  const { name, component: Component, props, wake, draft, instance = '', className } = island;
  const src = manifest().islands[name];
  if (!src) throw new Error(`Unknown island: ${name}`);
  const prefix = `${name}${instance && `-${instance}`}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      className={className}
      data-draft={draft}
      data-island={src}
      data-prefix={prefix}
      data-props={propsAttribute(props)}
      data-wake={wake}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
