import type { Examples } from '../../examples.ts';
import { JsonLd } from '../json-ld.tsx';

export const examples = {
  JsonLd: { 'for search engines, not for people': <JsonLd data={{ '@type': 'Organization', name: '</script>' }} /> },
} satisfies Examples;
