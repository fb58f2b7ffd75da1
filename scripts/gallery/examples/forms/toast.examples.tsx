import { fileUrl } from '../../../../src/manifest.ts';
import { ToastArea } from '../../../../src/ui/forms/toast.tsx';
import type { Examples } from '../../examples.ts';

const shared = { icons: fileUrl('icons.svg'), onClose: () => {} };
const english = { ...shared, words: { notifications: 'Notifications (F8)', closeNotification: 'Close notification' } };
const indonesian = {
  ...shared,
  words: { notifications: 'Pemberitahuan (F8)', closeNotification: 'Tutup pemberitahuan' },
};

export const examples = {
  ToastArea: {
    empty: <ToastArea {...english} toast={undefined} />,
    default: (
      <ToastArea {...english} toast={{ id: 1, variant: 'default', title: 'Saved', text: 'The article is public.' }} />
    ),
    destructive: (
      <ToastArea {...english} toast={{ id: 2, variant: 'destructive', title: 'Error', text: 'Nothing was saved.' }} />
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <ToastArea
          {...indonesian}
          toast={{
            id: 3,
            variant: 'destructive',
            title: 'Terjadi Kesalahan',
            text: 'Berkas “laporan-keberlanjutan-dan-tata-kelola-perusahaan-tahun-2025.pdf” terlalu besar untuk diunggah.',
          }}
        />
      ),
    },
  },
} satisfies Examples;
