import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from '../ui/markup/island-props.ts';
import { islandLeaves } from '../ui/markup/screen-events.ts';

/** Hydrates one island. On an error its server HTML is restored. */
export function hydrate(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const served = [...element.childNodes].map((node) => node.cloneNode(true));
  const props = readProps(element.dataset.props ?? '{}') as Record<string, unknown>;
  const island = createElement(Component, props);
  const root = hydrateRoot(element, createElement(Waking, { element }, island), {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError(error) {
      reportError(error);
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...served);
        element.dataset.failed = '';
      });
    },
  });
  element.addEventListener(islandLeaves, () => root.unmount(), { once: true });
}

/** Marks an island as hydrated when its listeners are attached and its first effects have run. */
function Waking({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  const [listens, setListens] = useState(false);
  // React batches state changes of the island's first effects with this one.
  useEffect(() => setListens(true), []);
  useEffect(() => {
    if (listens) element.dataset.awake = '';
  }, [element, listens]);
  return children;
}
