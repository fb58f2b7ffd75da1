import type { Examples } from '../../examples.ts';
import { SearchButton } from '../search-button.tsx';
import { SearchDialog } from '../search-dialog.tsx';

export const examples = {
  SearchDialog: {
    default: (
      <>
        <SearchButton className="btn-outline" language="en">
          Search
        </SearchButton>
        <SearchDialog language="en" />
      </>
    ),
    Indonesian: {
      language: 'id',
      element: (
        <>
          <SearchButton className="btn-outline" language="id">
            Cari
          </SearchButton>
          <SearchDialog language="id" />
        </>
      ),
    },
  },
} satisfies Examples;
