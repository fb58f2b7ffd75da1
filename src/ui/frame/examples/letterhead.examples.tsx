import { routes } from '../../../routes.ts';
import type { Examples } from '../../examples.ts';
import { Letterhead } from '../letterhead.tsx';

const reading = { route: routes.policies.privacy, parameters: {}, query: {}, siteUrl: 'https://www.example.com' };

export const examples = {
  Letterhead: {
    default: <Letterhead reading={{ ...reading, language: 'en' }} />,
    Indonesian: { language: 'id', element: <Letterhead reading={{ ...reading, language: 'id' }} /> },
  },
} satisfies Examples;
