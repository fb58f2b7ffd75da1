import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Wakes one island. If it throws, its server HTML comes back and goes on working. */
export function hydrate(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const served = element.innerHTML;
  const props: Record<string, unknown> = JSON.parse(element.dataset.props ?? '{}');
  const root = hydrateRoot(element, createElement(Component, props), {
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
  element.dataset.awake = '';
}
