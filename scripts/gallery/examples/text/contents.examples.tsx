import { Contents } from '../../../../src/ui/text/contents.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Contents: {
    default: (
      <Contents
        entries={[
          { id: 'purpose', name: 'Article 1: Purpose' },
          { id: 'scope', name: 'Article 2: Scope' },
        ]}
        title="Contents"
      />
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <Contents
          entries={[
            { id: 'tujuan', name: 'Pasal 1: Maksud, tujuan, dan landasan hukum pengendalian gratifikasi' },
            { id: 'lingkup', name: 'Pasal 2: Ruang lingkup dan pihak yang wajib mematuhi kebijakan ini' },
          ]}
          title="Daftar isi"
        />
      ),
    },
  },
} satisfies Examples;
