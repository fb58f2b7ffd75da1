import { SearchButton } from '../../../../src/ui/frame/search-button.tsx';
import type { Examples } from '../../examples.ts';

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
