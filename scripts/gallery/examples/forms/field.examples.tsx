import { describedBy, Field } from '../../../../src/ui/forms/field.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Field: {
    default: (
      <Field id="name" label="Name">
        <input className="field-control" id="name" type="text" />
      </Field>
    ),
    'mark and hint': (
      <Field hint="We answer to this address." id="email" label="Email" mark="(optional)">
        <input {...describedBy('email', { hint: true })} className="field-control" id="email" type="email" />
      </Field>
    ),
    error: (
      <Field error="Name is required" id="name" label="Name" mark="*">
        <input {...describedBy('name', { error: true })} className="field-control" id="name" type="text" />
      </Field>
    ),
    disabled: (
      <Field id="name" label="Name">
        <input className="field-control" defaultValue="Sari" disabled id="name" type="text" />
      </Field>
    ),
    'a choice': (
      <Field id="subject" label="Subject">
        <select className="field-control" id="subject">
          <option>Sales</option>
          <option>Procurement</option>
        </select>
      </Field>
    ),
    'long text, Indonesian': {
      language: 'id',
      element: (
        <Field
          error="Alamat email harus ditulis lengkap, misalnya nama@contoh.co.id, tanpa spasi di depan dan di belakang."
          hint="Jawaban kami kirim ke alamat ini pada hari kerja, paling lambat tiga hari setelah pesan diterima."
          id="email"
          label="Alamat email yang dapat kami hubungi"
          mark="*"
        >
          <input
            {...describedBy('email', { hint: true, error: true })}
            className="field-control"
            id="email"
            type="email"
          />
        </Field>
      ),
    },
  },
} satisfies Examples;
