import type { SearchBoxProps } from './search-box-props.ts';

/** Keyboard hints where a keyboard is likely, and a link to the results page. */
export function SearchFoot({ words, more }: Pick<SearchBoxProps, 'words'> & { more: boolean }) {
  return (
    <div className="search-foot wrap">
      <p aria-hidden="true" className="search-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {words.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {words.open}
        </span>
        <span>
          <kbd>Esc</kbd> {words.leave}
        </span>
      </p>
      <button className={`btn-light min-h-11 py-2 ${more ? '' : 'invisible'}`} type="submit">
        {words.all}
      </button>
    </div>
  );
}
