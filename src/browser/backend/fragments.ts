import 'htmx.org';
import { wakeIslands } from '../islands.ts';

type Exchange = {
  request: { action: string };
  response?: { raw: Response };
};

/** Lists are swapped by htmx; any failure falls back to a normal navigation. */
document.addEventListener('htmx:before:response', (event) => {
  const { raw } = exchangeOf(event).response ?? {};
  // The session has ended, or the server returned no list.
  if (!raw || (raw.ok && !raw.redirected)) return;
  event.preventDefault();
  location.assign(raw.url);
});
document.addEventListener('htmx:error', (event) => {
  const exchange = exchangeOf(event);
  if (exchange) location.assign(exchange.request.action);
});
document.addEventListener('htmx:after:swap', () => wakeIslands());
// A choice applies at once. What is typed waits for Enter, which would else ask twice: as a change and as a form.
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.form?.matches('form[data-hx-boost]')) target.form.requestSubmit();
});

function exchangeOf(event: Event): Exchange {
  // What htmx sends along with each of its events (https://four.htmx.org/reference).
  return (event as CustomEvent<{ ctx: Exchange }>).detail.ctx;
}
