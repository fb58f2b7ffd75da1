import type { ReactNode } from 'react';
import { overlayWords } from '../../i18n/site/overlay.words.ts';
import { Icon } from './icon.tsx';

/**
 * A full-screen overlay that Escape, its button or any click closes. It works
 * without script; the content takes no clicks of its own.
 */
export function Overlay({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog aria-label={title} className="overlay" id={id}>
      <form className="overlay-sheet" method="dialog">
        <div className="overlay-head">
          <p aria-hidden="true" className="t-item">
            {title}
          </p>
          <button aria-label={overlayWords.close} className="icon-button bg-alumina" type="submit">
            <Icon name="x" />
          </button>
        </div>
        {/* Closes on a click anywhere; keyboard and screen readers use the button above. */}
        <button aria-hidden="true" className="overlay-surface" tabIndex={-1} type="submit" />
        {children}
      </form>
    </dialog>
  );
}

/** Button that opens the overlay with that id; inside a positioned box it covers the box. */
export function OverlayButton({ opens, children }: { opens: string; children: ReactNode }) {
  return (
    <button className="btn-outline cover-link cursor-zoom-in" type="button" {...invocation(opens)}>
      {children}
      <Icon name="zoom-in" />
    </button>
  );
}

/** React's types lack invoker commands (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API). */
function invocation(id: string): Record<string, string> {
  return { command: 'show-modal', commandfor: id };
}
