import { contactWords } from '../../../../src/i18n/public/contact.words.ts';
import { templates } from '../../../../src/i18n/site/words.ts';
import { CountedText } from '../../../../src/ui/forms/counted-text.tsx';
import type { Examples } from '../../examples.ts';

const control = { id: 'message', name: 'message', limit: 60 };
const english = {
  ...control,
  label: 'Message',
  hint: 'At most 60 characters.',
  locale: 'en-US',
  words: templates(contactWords('en'), ['charactersLeft', 'charactersOver']),
};
const indonesian = {
  ...control,
  label: 'Pesan',
  hint: 'Paling banyak 60 karakter.',
  locale: 'id-ID',
  words: templates(contactWords('id'), ['charactersLeft', 'charactersOver']),
};
const tooLong = 'When does the next ship leave, how large is it, and which grades does it carry?';

export const examples = {
  CountedText: {
    'without script': <CountedText {...english} defaultValue="" error={undefined} text={undefined} />,
    empty: <CountedText {...english} defaultValue="" error={undefined} text="" />,
    'some text': <CountedText {...english} defaultValue="A question" error={undefined} text="A question" />,
    'too long': (
      <CountedText {...english} defaultValue={tooLong} error="Message must have at most 60 characters" text={tooLong} />
    ),
    disabled: <CountedText {...english} defaultValue="A question" disabled error={undefined} text="A question" />,
    'error, Indonesian': {
      language: 'id',
      element: <CountedText {...indonesian} defaultValue="" error="Pesan wajib diisi" text="" />,
    },
  },
} satisfies Examples;
