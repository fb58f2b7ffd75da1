import { SearchButton } from '../../../../src/ui/frame/search-button.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchButton: {
    default: <SearchButton className="btn-outline">Search</SearchButton>,
    Indonesian: {
      language: 'id',
      element: <SearchButton className="btn-outline">Cari</SearchButton>,
    },
  },
} satisfies Examples;
