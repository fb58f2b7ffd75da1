import { LanguageSwitch } from '../../../../src/ui/frame/language-switch.tsx';
import type { Examples } from '../../examples.ts';
import { readingIn } from './bar.examples.tsx';

export const examples = {
  LanguageSwitch: {
    default: <LanguageSwitch className="btn-outline" languages={undefined} reading={readingIn('en')} />,
    short: <LanguageSwitch className="btn-outline" languages={undefined} reading={readingIn('en')} short />,
    'not in the other language, Indonesian': {
      language: 'id',
      element: <LanguageSwitch className="btn-outline" languages={['id']} reading={readingIn('id')} />,
    },
  },
} satisfies Examples;
