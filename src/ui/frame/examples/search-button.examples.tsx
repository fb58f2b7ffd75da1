import type { Examples } from '../../examples.ts';
import { SearchButton } from '../search-button.tsx';

export const examples = {
  SearchButton: {
    default: (
      <SearchButton className="btn-outline" language="en">
        Search
      </SearchButton>
    ),
    Indonesian: {
      language: 'id',
      element: (
        <SearchButton className="btn-outline" language="id">
          Cari
        </SearchButton>
      ),
    },
  },
} satisfies Examples;
