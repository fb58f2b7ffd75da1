import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchBoxProps } from './search-box-props.ts';
import { SearchFoot } from './search-foot.tsx';
import { SearchListbox } from './search-listbox.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearch } from './use-search.ts';

/** A combobox with grouped results; a plain form to the results page until it is hydrated. */
export function SearchBox(props: SearchBoxProps) {
  const { action, endpoint, language, maxCharacters, icons, words } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const search = useSearch({ endpoint, language, text });
  const { active, onKeyDown, optionId } = useActiveOption(search.answer.groups.flatMap(({ results }) => results));
  const listId = useId();
  const found = search.state !== 'failed' && search.answer.groups.length > 0;

  const retry = () => {
    search.retry();
    // The button disappears, so the focus moves first.
    input.current?.focus();
  };

  // Text typed before hydration is already in the field.
  useEffect(() => setText(input.current?.value ?? ''), []);

  return (
    <search className="search-box">
      <form action={action} className="search-form" data-state={search.state} method="get">
        <div className="search-field wrap">
          <svg aria-hidden="true" className="size-6 shrink-0 text-clay lg:size-8">
            <use href={`${icons}#search`} />
          </svg>
          <input
            aria-activedescendant={active && optionId(active)}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={found}
            aria-label={words.label}
            autoCapitalize="off"
            autoComplete="off"
            className="search-input"
            defaultValue=""
            enterKeyHint="search"
            maxLength={maxCharacters}
            name="q"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={words.placeholder}
            ref={input}
            role="combobox"
            spellCheck={false}
            type="text"
          />
        </div>
        <div className="wrap">
          <div aria-hidden="true" className="search-line" />
          <SearchStatus {...props} onRetry={retry} search={search} />
        </div>
        <SearchListbox {...props} active={active} hidden={!found} id={listId} optionId={optionId} search={search} />
        <SearchFoot more={search.answer.total > 0} words={words} />
      </form>
    </search>
  );
}

/** The active option (`aria-activedescendant`) by result id; the focus stays in the field. */
function useActiveOption(results: readonly { id: string }[]) {
  const prefix = useId();
  const [chosen, setChosen] = useState<string>();
  const at = results.findIndex(({ id }) => id === chosen);
  const active = results[at]?.id;
  const optionId = (id: string) => `${prefix}${id}`;

  useEffect(() => {
    if (active) document.getElementById(`${prefix}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, prefix]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      if (!active) return;
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
      return;
    }
    const next = nextOption(event.key, at, results.length);
    if (next === undefined) return;
    if (next >= 0) event.preventDefault();
    setChosen(results[next]?.id);
  };
  return { active, onKeyDown, optionId };
}

/** The option index for a key, -1 for none, undefined for keys without a function. */
function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : undefined;
}
