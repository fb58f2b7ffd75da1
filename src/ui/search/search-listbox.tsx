import type { SearchGroup, SearchResult } from '../../domain/search/search-json.ts';
import { MarkedText } from '../text/marked-text.tsx';
import type { SearchBoxProps } from './search-box-props.ts';
import type { Search } from './use-search.ts';

type SearchListboxProps = Pick<SearchBoxProps, 'htmlLangs' | 'icons' | 'language' | 'words'> & {
  id: string;
  search: Search;
  hidden: boolean;
  active: string | undefined;
  optionId: (id: string) => string;
};

/** Grouped results. Each option is a link, so that it can be opened in a new tab. */
export function SearchListbox(props: SearchListboxProps) {
  const { id, search, hidden, words } = props;
  return (
    <div className="search-results" hidden={hidden}>
      <div aria-label={words.results} className="wrap" id={id} role="listbox" tabIndex={-1}>
        {search.answer.groups.map((group) => (
          <Group key={group.key} {...props} group={group} />
        ))}
      </div>
    </div>
  );
}

function Group({ group, ...props }: SearchListboxProps & { group: SearchGroup }) {
  const labelId = `${props.id}-${group.key}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
    <div aria-labelledby={labelId} className="search-group" role="group">
      <div className="search-group-name" id={labelId} role="none">
        {props.words.groups[group.key]}
      </div>
      <div className="min-w-0" role="none">
        {group.results.map((result) => (
          <Option key={result.id} {...props} result={result} />
        ))}
      </div>
    </div>
  );
}

function Option({
  result,
  active,
  optionId,
  icons,
  htmlLangs,
  language,
}: SearchListboxProps & { result: SearchResult }) {
  const { id, href, title, description, note } = result;
  const foreign = result.language && result.language !== language ? htmlLangs[result.language] : undefined;
  return (
    <a
      aria-selected={id === active}
      className="search-option"
      href={href}
      id={optionId(id)}
      role="option"
      tabIndex={-1}
    >
      <Sign icons={icons} result={result} />
      <span className="min-w-0" lang={foreign}>
        <span className="search-title">
          <MarkedText of={title} />
        </span>
        {description.text && (
          <span className="search-description">
            <MarkedText of={description} />
          </span>
        )}
      </span>
      {note && <span className="search-note">{note}</span>}
    </a>
  );
}

const kindIcon = {
  page: 'compass',
  product: 'building-factory-2',
  leadership: 'user',
  news: 'news',
  media: 'photo',
} as const;
const mediaIcon: Readonly<Record<string, string>> = { document: 'file-text', video: 'player-play' };

function Sign({ icons, result: { kind, thumbnail, media_type } }: { icons: string; result: SearchResult }) {
  if (thumbnail) {
    return <img alt="" className="search-sign object-cover" height="40" loading="lazy" src={thumbnail} width="40" />;
  }
  const icon = (media_type && mediaIcon[media_type]) ?? kindIcon[kind];
  return (
    <span className="search-sign">
      <svg aria-hidden="true" className="size-5">
        <use href={`${icons}#${icon}`} />
      </svg>
    </span>
  );
}
