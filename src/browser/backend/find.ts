import { fetchDocument } from '../../ui/markup/fetch-document.ts';
import { readScriptWords } from './script-words.ts';

/** A request is sent after this pause in typing. */
const pauseInMilliseconds = 120;

/**
 * Ctrl+K, Cmd+K and links with `data-find` open a dialog that finds articles, assets and screens: a combobox with grouped
 * options (ARIA APG), which are the links of the search screen. Where the key has another meaning, as in the text editor, its
 * handler has prevented the default.
 */
export function openFindDialog(): void {
  document.addEventListener('keydown', (event) => {
    const isKey =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    const link = document.querySelector<HTMLAnchorElement>('a[data-find]');
    if (!isKey || event.defaultPrevented || !link) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) open(link);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-find]') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
}

function open({ href, dataset }: HTMLAnchorElement): void {
  const dialog = element('dialog', { class: 'desk-dialog find-dialog', 'aria-label': dataset.find ?? '' });
  const input = element('input', {
    'aria-autocomplete': 'list',
    'aria-controls': 'find-options',
    'aria-expanded': 'false',
    'aria-label': dataset.find ?? '',
    autocomplete: 'off',
    class: 'find-input',
    enterkeyhint: 'go',
    maxlength: '200',
    placeholder: dataset.find ?? '',
    role: 'combobox',
    spellcheck: 'false',
    type: 'text',
  });
  const status = element('p', { class: 'find-status', role: 'status' });
  const list = element('div', {
    'aria-label': dataset.find ?? '',
    class: 'find-options',
    id: 'find-options',
    role: 'listbox',
  });
  const close = element('button', { 'aria-label': readScriptWords().close, class: 'icon-button', type: 'button' });
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());
  const bar = element('div', { class: 'find-bar' });
  bar.append(input, close);
  dialog.append(bar, status, list);
  dialog.addEventListener('close', () => dialog.remove());
  new Combobox(input, list, status, href).start();
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
}

class Combobox {
  private requests = 0;
  private active = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly list: HTMLElement,
    private readonly status: HTMLElement,
    private readonly address: string,
  ) {}

  start(): void {
    this.input.addEventListener('input', () => this.request(pauseInMilliseconds));
    this.input.addEventListener('keydown', (event) => this.key(event));
    this.list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
      if (option) this.follow(option);
    });
    this.request(0);
  }

  private get options(): HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  private request(wait: number): void {
    clearTimeout(this.timer);
    this.requests += 1;
    this.timer = setTimeout(() => void this.load(this.requests), wait);
  }

  private async load(own: number): Promise<void> {
    const page = await fetchDocument(this.screen()).catch(() => undefined);
    if (own !== this.requests || !this.list.isConnected) return;
    const found = page?.querySelector('[data-find-results]');
    // The session has ended, or the server does not answer. The page behind may hold typed text: it stays.
    const groups = found?.querySelectorAll<HTMLElement>('[data-find-group]') ?? [];
    this.list.replaceChildren(...[...groups].map(groupOf));
    this.status.textContent = page?.querySelector('[data-find-count]')?.textContent ?? '';
    this.options.forEach((option, index) => {
      option.id = `find-option-${index}`;
    });
    this.input.setAttribute('aria-expanded', String(this.options.length > 0));
    this.activate(this.input.value === '' ? -1 : 0);
  }

  /** The search screen with the same text. */
  private screen(): string {
    return `${this.address}?${new URLSearchParams({ q: this.input.value })}`;
  }

  private key(event: KeyboardEvent): void {
    const last = this.options.length - 1;
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      const option = this.options[this.active];
      if (option) this.follow(option);
      else location.assign(this.screen());
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      this.activate(this.active >= last ? 0 : this.active + 1);
    } else if (key === 'ArrowUp') {
      event.preventDefault();
      this.activate(this.active <= 0 ? last : this.active - 1);
    }
  }

  private activate(index: number): void {
    const { options } = this;
    this.active = options.length === 0 ? -1 : index;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === this.active));
    const active = options[this.active];
    active?.scrollIntoView({ block: 'nearest' });
    if (active) this.input.setAttribute('aria-activedescendant', active.id);
    else this.input.removeAttribute('aria-activedescendant');
  }

  private follow(option: HTMLElement): void {
    location.assign(option.dataset.href ?? this.address);
  }
}

/** A group of links as a group of options. */
function groupOf(section: HTMLElement): HTMLElement {
  const name = section.dataset.findGroup ?? '';
  const group = element('div', { 'aria-label': name, role: 'group' });
  const heading = element('p', { 'aria-hidden': 'true', class: 'find-heading' });
  heading.textContent = name;
  group.append(heading);
  for (const link of section.querySelectorAll('a')) {
    const option = element('div', { class: 'find-option', 'data-href': link.href, role: 'option' });
    option.append(...document.importNode(link, true).childNodes);
    group.append(option);
  }
  return group;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
