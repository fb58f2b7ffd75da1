import { routes } from '../../../../src/routes.ts';
import { Letterhead } from '../../../../src/ui/frame/letterhead.tsx';
import type { Examples } from '../../examples.ts';

const reading = { route: routes.policies.privacy, parameters: {}, query: {}, siteUrl: 'https://www.example.com' };

export const examples = {
  Letterhead: {
    default: <Letterhead reading={{ ...reading, language: 'en' }} />,
    Indonesian: { language: 'id', element: <Letterhead reading={{ ...reading, language: 'id' }} /> },
  },
} satisfies Examples;
