import { FactRows } from '../../../../src/ui/text/fact-rows.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  FactRows: {
    default: (
      <FactRows
        facts={[
          ['Jam kunjungan', 'Selasa dan Kamis, 09.00–11.30 WIB.'],
          ['Janji', 'Setidaknya satu minggu sebelumnya.'],
        ]}
      />
    ),
  },
} satisfies Examples;
