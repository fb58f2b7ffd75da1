import { Eyebrow, Heading, Lead } from '../../../../src/ui/text/heading.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Heading: {
    default: <Heading>Our products</Heading>,
    'display, level 1': (
      <Heading level={1} size="display">
        Alumina from West Kalimantan
      </Heading>
    ),
    'level 3': <Heading level={3}>Smelter grade</Heading>,
    'level 4': <Heading level={4}>Particle size</Heading>,
    'with eyebrow': <Heading eyebrow="Sustainability">Water returns cleaner than it came</Heading>,
    'long text, Indonesian': {
      language: 'id',
      element: <Heading>Pertanggungjawaban lingkungan dan keberlanjutan rantai pasok aluminium nasional</Heading>,
    },
  },
  Eyebrow: {
    default: <Eyebrow>404 Page Not Found</Eyebrow>,
    'on dark ground': { ground: 'dark', element: <Eyebrow>Journey</Eyebrow> },
  },
  Lead: {
    default: <Lead>Short reporting lines, from the control room to the boardroom.</Lead>,
    Indonesian: {
      language: 'id',
      element: <Lead>Garis pelaporan yang pendek, dari ruang kendali sampai ruang rapat.</Lead>,
    },
  },
} satisfies Examples;
