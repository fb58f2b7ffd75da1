import { Badge } from '../../../../src/ui/text/badge.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Badge: {
    default: <Badge>Latest</Badge>,
    petrol: <Badge tone="petrol">Scheduled</Badge>,
    quiet: <Badge tone="quiet">News</Badge>,
    'long text': <Badge>Environmental and social impact assessment</Badge>,
    Indonesian: { language: 'id', element: <Badge>Terbaru</Badge> },
  },
} satisfies Examples;
