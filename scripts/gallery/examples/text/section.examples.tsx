import { Section } from '../../../../src/ui/text/section.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  Section: {
    light: <Section>Content on light ground</Section>,
    powder: <Section tone="powder">Content on powder</Section>,
    dark: <Section tone="dark">Content on dark ground</Section>,
    laterite: <Section tone="laterite">Content on laterite</Section>,
    'to the edges': <Section bleed>Content that runs to the edges</Section>,
    'named, fills the screen': (
      <Section id="part" labelledBy="part-title" snap>
        <h2 className="t-heading" id="part-title">
          A part of a page
        </h2>
      </Section>
    ),
  },
} satisfies Examples;
