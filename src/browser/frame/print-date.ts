/** Adds the date of printing to the letterhead of a printed page. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.letterhead-date');
    const time = line?.querySelector('time');
    if (!line || !time) return;
    const now = new Date();
    time.dateTime = now.toISOString();
    time.textContent = now.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    line.hidden = false;
  });
}
