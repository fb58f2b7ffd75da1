import { ErrorSummary } from '../../../../src/ui/forms/error-summary.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  ErrorSummary: {
    default: (
      <>
        <ErrorSummary errors={[{ target: 'name', text: 'Name is required' }]} title="Your message has not been sent" />
        <input aria-label="Name" className="field-control" id="name" type="text" />
      </>
    ),
    'of the whole form': (
      <ErrorSummary errors={[{ target: '', text: 'Server error. Please try again.' }]} title="Error" />
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <>
          <ErrorSummary
            errors={[
              { target: 'name', text: 'Nama wajib diisi' },
              {
                target: '',
                text: 'Lampiran “laporan-keberlanjutan-dan-tata-kelola-perusahaan-tahun-2025.pdf” terlalu besar',
              },
            ]}
            title="Pesan belum terkirim"
          />
          <input aria-label="Nama" className="field-control" id="name" type="text" />
        </>
      ),
    },
  },
} satisfies Examples;
