import { fileUrl } from '../../../../src/manifest.ts';
import { ToastArea, UndoForm } from '../../../../src/ui/forms/toast.tsx';
import type { Examples } from '../../examples.ts';

const shared = { icons: fileUrl('icons.svg'), onClose: () => {} };
const english = { ...shared, words: { notifications: 'Notifications (F8)', closeNotification: 'Close notification' } };
const indonesian = {
  ...shared,
  words: { notifications: 'Pemberitahuan (F8)', closeNotification: 'Tutup pemberitahuan' },
};

const undo = { action: '/backend/trash/restore', fields: [['kind', 'articles']] } as const;

export const examples = {
  UndoForm: {
    default: <UndoForm {...undo} label="Undo" />,
    Indonesian: { language: 'id', element: <UndoForm {...undo} label="Urungkan" /> },
  },
  ToastArea: {
    empty: <ToastArea {...english} toast={undefined} />,
    default: (
      <ToastArea {...english} toast={{ id: 1, variant: 'default', title: 'Saved', text: 'The article is public.' }} />
    ),
    'with Undo': (
      <ToastArea
        {...english}
        toast={{ id: 4, variant: 'default', title: 'Deleted', text: '', undo: { ...undo, label: 'Undo' } }}
      />
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
