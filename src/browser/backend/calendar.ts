import type { calendarWords } from '../../i18n/backend/calendar.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';

/** Makes the month an ARIA grid: arrow keys go from day to day, and scheduled items are moved by keys or dragged. */
export function enhanceCalendar(): void {
  focusMovedItem();
  const place = document.querySelector<HTMLElement>('[data-calendar]');
  const grid = place?.querySelector<HTMLTableElement>('[data-calendar-grid]');
  const form = place?.querySelector<HTMLFormElement>('[data-calendar-move]');
  const status = place?.querySelector<HTMLElement>('[data-calendar-status]');
  if (place && grid && form && status) new CalendarGrid(grid, form, status, wordsOf(place)).start();
}

type Words = Templates<Pick<ReturnType<typeof calendarWords>, 'target' | 'notMoved'>>;

/** An item whose new day is being chosen by keys. */
type Choice = { item: HTMLElement; day: HTMLElement };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

class CalendarGrid {
  private choice: Choice | undefined;
  private dragged: HTMLElement | undefined;
  private readonly days: HTMLElement[];

  constructor(
    private readonly grid: HTMLTableElement,
    private readonly form: HTMLFormElement,
    private readonly status: HTMLElement,
    private readonly words: Words,
  ) {
    this.days = [...grid.querySelectorAll<HTMLElement>('[data-day]')];
  }

  start(): void {
    const { grid } = this;
    const help = document.querySelector<HTMLElement>('[data-calendar-help]');
    if (help) help.hidden = false;
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-describedby', 'calendar-help');
    for (const day of this.days) {
      day.setAttribute('role', 'gridcell');
      day.tabIndex = -1;
      for (const link of linksIn(day)) link.tabIndex = -1;
    }
    const first = grid.querySelector<HTMLElement>('td:has(.calendar-today)') ?? this.days[0];
    if (first) first.tabIndex = 0;
    grid.addEventListener('keydown', (event) => this.press(event));
    grid.addEventListener('focusin', ({ target }) => this.moveTabStop(dayOf(target)));
    grid.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.choice && relatedTarget !== this.choice.item) this.cancel();
    });
    this.acceptDrops();
  }

  private press(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    const day = dayOf(event.target);
    if (!target || !day || event.ctrlKey || event.altKey || event.metaKey) return;
    const isHandled = target === day ? this.pressOnDay(event, day) : this.pressOnItem(event, target, day);
    if (isHandled) event.preventDefault();
  }

  private pressOnDay({ key, shiftKey }: KeyboardEvent, day: HTMLElement): boolean {
    const index = this.days.indexOf(day);
    if (key === 'Enter' || key === 'F2') return focus(linksIn(day)[0]);
    if (key === 'Home') return focus(this.days[index - (index % 7)]);
    if (key === 'End') return focus(this.days[index - (index % 7) + 6]);
    const step = shiftKey ? undefined : steps[key];
    return step !== undefined && focus(this.days[index + step]);
  }

  private pressOnItem({ key, shiftKey }: KeyboardEvent, item: HTMLElement, day: HTMLElement): boolean {
    const step = steps[key];
    if (shiftKey && step !== undefined) return this.choose(item, day, step);
    if (this.choice && key === 'Enter') return this.move(item, this.choice.day);
    if (this.choice && key === 'Escape') return this.cancel();
    if (key === 'Escape') return focus(day);
    const links = linksIn(day);
    if (key === 'ArrowDown') return focus(links[links.indexOf(item) + 1]);
    if (key === 'ArrowUp') return focus(links[links.indexOf(item) - 1]);
    return false;
  }

  /** Shows the day that an item would move to. */
  private choose(item: HTMLElement, from: HTMLElement, step: number): boolean {
    if (!item.draggable || item.dataset.item === undefined) return false;
    const day = this.days[this.days.indexOf(this.choice?.day ?? from) + step];
    if (!day) return true;
    this.mark(day);
    this.choice = { item, day };
    this.status.textContent = fill(this.words.target, { day: day.dataset.dayName ?? '' });
    return true;
  }

  private cancel(): true {
    this.choice = undefined;
    this.mark(undefined);
    this.status.textContent = this.words.notMoved;
    return true;
  }

  /** Sends the form: the item keeps its time of day. */
  private move(item: HTMLElement, day: HTMLElement): true {
    const { at = '', kind = '', article = '', version = '' } = item.dataset;
    if (day === dayOf(item)) return this.cancel();
    const values = { kind, article, version, at: `${day.dataset.day}${at.slice('2026-01-01'.length)}` };
    for (const [name, value] of Object.entries(values)) {
      const field = this.form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    this.form.requestSubmit();
    return true;
  }

  private acceptDrops(): void {
    const { grid } = this;
    grid.addEventListener('dragstart', ({ target, dataTransfer }) => {
      this.dragged = target instanceof HTMLElement && target.draggable ? target : undefined;
      if (dataTransfer) dataTransfer.effectAllowed = 'move';
    });
    grid.addEventListener('dragover', (event) => {
      const day = dayOf(event.target);
      if (!this.dragged || !day) return;
      event.preventDefault();
      this.mark(day);
    });
    grid.addEventListener('drop', (event) => {
      const day = dayOf(event.target);
      if (!this.dragged || !day) return;
      event.preventDefault();
      this.move(this.dragged, day);
    });
    grid.addEventListener('dragend', () => {
      this.dragged = undefined;
      this.mark(undefined);
    });
  }

  private mark(target: HTMLElement | undefined): void {
    for (const day of this.days) day.toggleAttribute('data-target', day === target);
  }

  private moveTabStop(day: HTMLElement | undefined): void {
    if (!day) return;
    for (const one of this.days) one.tabIndex = one === day ? 0 : -1;
  }
}

function dayOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-day]') : undefined) ?? undefined;
}

function linksIn(day: HTMLElement): HTMLElement[] {
  return [...day.querySelectorAll('a')];
}

/** Returns whether there was something to focus. */
function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

/** After a move the address names the item. */
function focusMovedItem(): void {
  const key = /^#item=([a-z]+-\d+)$/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const shown = [...document.querySelectorAll<HTMLElement>(`[data-item="${key}"], [data-listed="${key}"]`)];
  shown.find((one) => one.checkVisibility())?.focus();
}

function wordsOf({ dataset }: HTMLElement): Words {
  // The server writes the attribute.
  return JSON.parse(dataset.calendar ?? '{}') as Words;
}
