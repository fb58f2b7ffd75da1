import { processWords } from '../../i18n/public/products/products-process.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { Island } from '../../ui/markup/island.tsx';
import { builtPicture, candidates } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/text/section.tsx';
import { BayerDisplay } from './bayer-display.island.tsx';
import { type BayerStep, bayerSizes } from './bayer-panel.tsx';

const steps = [1, 2, 3, 4, 5] as const;

export function BayerSection({ language }: { language: Language }) {
  const t = processWords(language);
  const { bayerSteps, pause, play, input, output } = t;
  return (
    <Section id="bayer" labelledBy="bayer-title" snap tone="dark">
      <h2 className="t-heading mb-8 lg:mb-10" id="bayer-title">
        {t.bayerTitle}
      </h2>
      <Island
        component={BayerDisplay}
        name="bayer-display"
        props={{
          icons: fileUrl('icons.svg'),
          steps: stepsIn(language),
          words: { steps: bayerSteps, pause, play, input, output },
        }}
        wake="visible"
      />
    </Section>
  );
}

function stepsIn(language: Language): BayerStep[] {
  const t = processWords(language);
  return steps.map((number) => {
    const { picture, alt } = builtPicture(`bayer-${number}`, language);
    const { avif, jpeg, width, height } = picture;
    return {
      title: t[`step${number}` as const],
      text: t[`step${number}Text` as const],
      input: t[`step${number}In` as const],
      output: t[`step${number}Out` as const],
      picture: { avif: candidates(avif, bayerSizes), jpeg, width, height, alt },
    };
  });
}
