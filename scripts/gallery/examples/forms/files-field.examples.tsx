import { FilesField } from '../../../../src/ui/forms/files-field.tsx';
import type { Examples } from '../../examples.ts';

const field = { extensions: ['pdf', 'png'], hint: 'PDF, PNG', id: 'files', label: 'Attachments' };

export const examples = {
  FilesField: {
    default: <FilesField {...field} />,
    'its files are listed elsewhere': <FilesField {...field} onAdd={() => {}} />,
    error: <FilesField {...field} error="The file is too large" />,
    disabled: <FilesField {...field} disabled />,
    Indonesian: { language: 'id', element: <FilesField {...field} label="Lampiran" /> },
  },
} satisfies Examples;
