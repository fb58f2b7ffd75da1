import { maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { actionTypes, activityStatuses } from '../../domain/activity/commands.ts';
import type { ActivityFilter } from '../../domain/activity/input.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { actionWords, activityStatusWords, logWords as t } from '../../i18n/backend/logs.words.ts';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { FilterField, filterClass } from '../ui/lists/list.tsx';
import { DateRange, type EnteredDates } from './date-range.tsx';

type LogFiltersProps = { filter: ActivityFilter; dates: EnteredDates; users: readonly string[] };

export function LogFilters({ filter, dates, users }: LogFiltersProps) {
  return (
    <>
      <SearchFilter placeholder={t.searched} value={filter.search} />
      <FilterField id="user" label={t.user}>
        <input
          autoComplete="off"
          className={filterClass}
          defaultValue={filter.user}
          id="user"
          list="users"
          maxLength={maxUsernameCharacters}
          name="user"
          spellCheck={false}
          type="text"
        />
        <datalist id="users">
          {users.map((user) => (
            <option key={user} value={user} />
          ))}
        </datalist>
      </FilterField>
      <ChoiceFilter
        all={listWords.allActions}
        choices={actionTypes}
        label={t.action}
        labels={actionWords}
        name="action"
        value={filter.action}
      />
      <ChoiceFilter
        all={listWords.anyStatus}
        choices={activityStatuses}
        label={t.status}
        labels={activityStatusWords}
        name="status"
        value={filter.status}
      />
      <DateRange dates={dates} />
    </>
  );
}
