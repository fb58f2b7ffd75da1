import { JsonLd } from '../../../../src/ui/frame/json-ld.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  JsonLd: { 'for search engines, not for people': <JsonLd data={{ '@type': 'Organization', name: '</script>' }} /> },
} satisfies Examples;
