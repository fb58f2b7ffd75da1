import { SearchButton } from '../../../../src/ui/frame/search-button.tsx';
import { SearchDialog } from '../../../../src/ui/frame/search-dialog.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SearchDialog: {
    default: (
      <>
        <SearchButton className="btn-outline">Search</SearchButton>
        <SearchDialog />
      </>
    ),
    Indonesian: {
      language: 'id',
      element: (
        <>
          <SearchButton className="btn-outline">Cari</SearchButton>
          <SearchDialog />
        </>
      ),
    },
  },
} satisfies Examples;
