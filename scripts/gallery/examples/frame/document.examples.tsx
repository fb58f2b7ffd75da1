import type { Language } from '../../../../src/i18n/site/language.ts';
import { Document } from '../../../../src/ui/frame/document.tsx';
import type { Page } from '../../../../src/ui/frame/page.ts';
import type { Examples } from '../../examples.ts';
import { readingIn } from './bar.examples.tsx';

export const examples = {
  Document: {
    default: { isDocument: true, element: <Document page={pageIn('en')} reading={readingIn('en')} /> },
    Indonesian: {
      isDocument: true,
      language: 'id',
      element: <Document page={pageIn('id')} reading={readingIn('id')} />,
    },
  },
} satisfies Examples;

export function pageIn(language: Language): Page {
  const title = { id: 'Sebuah halaman', en: 'A page' }[language];
  return { meta: { title, description: title }, body: <h1 className="wrap py-16 t-title">{title}</h1> };
}
