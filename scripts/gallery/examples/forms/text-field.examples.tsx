import { fileUrl } from '../../../../src/manifest.ts';
import { SelectField, TextArea, TextField } from '../../../../src/ui/forms/text-field.tsx';
import type { Examples } from '../../examples.ts';

const subjects = [
  ['sales', 'Sales'],
  ['procurement', 'Procurement'],
] as const;

export const examples = {
  TextField: {
    default: <TextField autoComplete="name" id="name" label="Name" name="name" />,
    'mark and hint': (
      <TextField
        hint="We answer to this address."
        id="email"
        label="Email"
        mark="(optional)"
        name="email"
        type="email"
      />
    ),
    disabled: <TextField disabled defaultValue="Sari" id="name" label="Name" name="name" />,
    'error, Indonesian': {
      language: 'id',
      element: <TextField error="Nama wajib diisi" id="name" label="Nama" mark="*" name="name" />,
    },
  },
  TextArea: {
    default: <TextArea id="body" label="Body" name="body" rows={5} />,
    'error, Indonesian': {
      language: 'id',
      element: (
        <TextArea
          error="Isi surat wajib diisi"
          hint="Surat dikirim sebagai teks biasa."
          id="body"
          label="Isi"
          mark="*"
          name="body"
          rows={5}
        />
      ),
    },
  },
  SelectField: {
    default: <SelectField choices={subjects} defaultValue="sales" id="subject" label="Subject" name="subject" />,
    'the arrow of the site': (
      <SelectField
        choices={subjects}
        defaultValue="sales"
        icons={fileUrl('icons.svg')}
        id="subject"
        label="Subject"
        name="subject"
      />
    ),
    'a stored value that is no longer offered': (
      <SelectField choices={subjects} defaultValue="logistics" id="subject" label="Subject" name="subject" />
    ),
    'error, Indonesian': {
      language: 'id',
      element: (
        <SelectField
          choices={[
            ['', 'Pilih subjek'],
            ['sales', 'Penjualan'],
          ]}
          error="Subjek wajib dipilih"
          id="subject"
          label="Subjek"
          mark="*"
          name="subject"
        />
      ),
    },
  },
} satisfies Examples;
