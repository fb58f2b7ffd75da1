import 'htmx.org';
import { screenShown } from '../../ui/markup/screen-events.ts';
import { loadIslands } from '../islands.ts';

type Exchange = {
  request: { action: string };
  response?: { raw: Response };
};

/** htmx replaces lists; any failure falls back to a full navigation. */
document.addEventListener('htmx:before:response', (event) => {
  const { raw } = exchangeOf(event).response ?? {};
  // The session has ended, or the response is not a list.
  if (!raw || (raw.ok && !raw.redirected)) return;
  event.preventDefault();
  location.assign(raw.url);
});
document.addEventListener('htmx:error', (event) => {
  const exchange = exchangeOf(event);
  if (exchange) location.assign(exchange.request.action);
});
for (const kind of ['htmx:after:swap', screenShown]) document.addEventListener(kind, () => loadIslands());
// Selects apply immediately. Text fields wait for Enter, which would otherwise trigger both `change` and `submit`.
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.form?.matches('form[data-hx-boost]')) target.form.requestSubmit();
});

function exchangeOf(event: Event): Exchange {
  // Event detail of htmx (https://four.htmx.org/reference).
  return (event as CustomEvent<{ ctx: Exchange }>).detail.ctx;
}
