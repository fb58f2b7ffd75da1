import type { Examples } from '../../examples.ts';
import { FactRows } from '../fact-rows.tsx';

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
