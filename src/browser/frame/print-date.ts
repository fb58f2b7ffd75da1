/** Adds the date of printing to the letterhead of a printed page. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.letterhead-date');
    const date = line?.querySelector('span');
    if (!line || !date) return;
    const now = new Date();
    date.textContent = now.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    line.hidden = false;
  });
}
