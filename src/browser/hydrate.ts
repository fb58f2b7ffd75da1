import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Wakes one island. If it throws, its server HTML comes back and goes on working. */
export function hydrate(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const served = element.innerHTML;
  const props: Record<string, unknown> = JSON.parse(element.dataset.props ?? '{}');
  const island = createElement(Component, props);
  const root = hydrateRoot(element, createElement(Waking, { element }, island), {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError(error) {
      reportError(error);
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = served;
        element.dataset.failed = '';
      });
    },
  });
}

/** Says of an island that it is awake once it listens, and once what it draws only with script is drawn. */
function Waking({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  const [listens, setListens] = useState(false);
  // What the island changes in its own first effects is drawn together with this.
  useEffect(() => setListens(true), []);
  useEffect(() => {
    if (listens) element.dataset.awake = '';
  }, [element, listens]);
  return children;
}
