/** Stores the text of a plain form with `data-stored-at` until it is sent, as that of articles. */
export async function storePlainForm(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-stored-at]');
  if (!form) return;
  const { Autosaver } = await import('../../backend/unsaved/autosaver.ts');
  const { storedAt: address = '', seq, returned } = form.dataset;
  const place = new URL(form.action).pathname;
  const isReturned = returned !== undefined;
  new Autosaver({ form, place, address, seq: Number(seq), isReturned, onState: () => {} }).start();
}
