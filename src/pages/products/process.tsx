import { processWords as t } from '../../i18n/public/products/products-process.words.ts';
import { fileUrl } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { wrap } from '../../ui/media/diagram-layout.ts';
import { builtPicture, candidates } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { BayerDisplay, type BayerStep, bayerSizes } from './bayer-display.island.tsx';
import { PictureCard } from './picture-card.tsx';

const steps = [1, 2, 3, 4, 5] as const;

function BayerSection() {
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
          steps: stepsIn(),
          words: { steps: bayerSteps, pause, play, input, output },
        }}
        wake="visible"
      />
    </Section>
  );
}

function stepsIn(): BayerStep[] {
  return steps.map((number) => {
    const { picture, alt } = builtPicture(`bayer-${number}`);
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

const facilities = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The nine facilities, in process order. */
function FacilitiesSection() {
  return (
    <Section id="facilities" labelledBy="facilities-title" snap>
      <h2 className="t-heading mb-8 max-w-[22ch] lg:pr-32" id="facilities-title">
        {t.facilitiesTitle}
      </h2>
      <Carousel
        besideHeading
        id="facility"
        label={t.facilitiesSection}
        slideClass="[--share:0.75] md:[--share:0.45] lg:[--share:0.25]"
        slides={facilities.map((number) => ({
          name: t[`facility${number}` as const],
          content: (
            <PictureCard
              pictureKey={`facility-0${number}`}
              sizes="(min-width: 1024px) 520px, (min-width: 768px) 45vw, 75vw"
              text={t[`facility${number}Text` as const]}
              title={t[`facility${number}` as const]}
            />
          ),
        }))}
      />
    </Section>
  );
}

export function ProcessPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <FacilitiesSection />
      <BayerSection />
      <BayerFlow />
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.sustainability.index) }}
        id="next"
        picture={builtPicture('sustainability')}
        snap
        title={t.nextTitle}
        tone="dark"
      />
      <SectionNavigator
        sections={[
          { id: 'hero', title: t.title },
          { id: 'facilities', title: t.facilitiesSection },
          { id: 'bayer', title: t.bayerSection },
          { id: 'next', title: t.nextSection },
        ]}
      />
    </>
  );
}

type FlowStep = {
  title: string;
  /** Its output, which enters the next step. */
  passes: string;
  enters?: string;
  leaves?: string;
  /** From laterite red to alumina white. */
  fill: string;
  ink: string;
};

function flowSteps(): FlowStep[] {
  return [
    { title: t.step1, passes: t.step1Out, enters: t.flowBauxite, fill: 'fill-laterite', ink: 'fill-alumina' },
    { title: t.step2, passes: t.flowAluminate, enters: t.flowSteam, fill: 'fill-ember', ink: 'fill-petrol-deep' },
    { title: t.step3, passes: t.step3Out, leaves: t.flowResidue, fill: 'fill-clay', ink: 'fill-petrol-deep' },
    { title: t.step4, passes: t.step4Out, enters: t.flowSeed, fill: 'fill-alumina', ink: 'fill-petrol-deep' },
    { title: t.step5, passes: '', leaves: t.step5Out, fill: 'fill-white', ink: 'fill-petrol-deep' },
  ];
}

const lettersInARow = 14;

/** Diagram of the whole process: inputs, outputs and the recycled caustic soda. */
function BayerFlow() {
  const steps = flowSteps();
  return (
    <Section id="bayer-flow" labelledBy="bayer-flow-title" tone="powder">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="bayer-flow-title">
          {t.flowTitle}
        </h2>
        <p className="max-w-[30rem] lg:col-span-4 lg:col-start-9">{t.flowText}</p>
      </div>
      <div className="mt-12 lg:mt-16">
        <WideFlow label={t.flowDrawing} returns={t.flowReturns} steps={steps} />
        <TallFlow label={t.flowDrawing} returns={t.flowReturns} steps={steps} />
      </div>
    </Section>
  );
}

type FlowProps = { steps: readonly FlowStep[]; label: string; returns: string };

const [pitch, left, level, radius] = [246, 108, 150, 58];
const across = (index: number) => left + index * pitch;

function WideFlow({ steps, label, returns }: FlowProps) {
  const [first, fourth] = [across(0), across(3)];
  return (
    <svg aria-label={label} className="hidden w-full lg:block" role="img" viewBox="0 0 1200 400">
      <path
        className="fill-none stroke-petrol"
        d={`M${fourth} ${level + radius + 66}V330a18 18 0 0 1-18 18H${first + 18}a18 18 0 0 1-18-18V${level + radius + 74}`}
        strokeDasharray="3 8"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path className="fill-petrol" d={`M${first} ${level + radius + 58}l8 14h-16Z`} />
      <text className="fill-petrol text-[16px] font-700" textAnchor="middle" x={(first + fourth) / 2} y="378">
        {returns}
      </text>
      {steps.map((step, index) => (
        <WideStep key={step.title} last={index === steps.length - 1} number={index + 1} step={step} />
      ))}
    </svg>
  );
}

function WideStep({ step, number, last }: { step: FlowStep; number: number; last: boolean }) {
  const x = across(number - 1);
  const beside = x + pitch / 2;
  return (
    <g>
      {!last && (
        <>
          <path
            className="draws stroke-laterite"
            d={`M${x + radius} ${level}H${x + pitch - radius - 8}`}
            strokeWidth="2"
          />
          <path className="fill-laterite" d={`M${x + pitch - radius - 2} ${level}l-12-7v14Z`} />
          {wrap(step.passes, lettersInARow).map((row, index, rows) => (
            <text
              className="fill-graphite text-[15px] font-500"
              key={row}
              textAnchor="middle"
              x={beside}
              y={level - 12 - (rows.length - 1 - index) * 18}
            >
              {row}
            </text>
          ))}
        </>
      )}
      {step.enters && <Side above label={step.enters} x={x} />}
      {step.leaves && <Side label={step.leaves} x={x} />}
      <path className={step.fill} d={hexagon(x, level, radius)} />
      <text className={`text-[34px] font-800 ${step.ink}`} textAnchor="middle" x={x} y={level + 12}>
        {number}
      </text>
      <text className="fill-graphite text-[19px] font-700" textAnchor="middle" x={x} y={level + radius + 34}>
        {step.title}
      </text>
    </g>
  );
}

/** Input entering from above, or output leaving below, beside the step's name. */
function Side({ x, label, above = false }: { x: number; label: string; above?: boolean }) {
  const top = above ? 34 : level + radius + 62;
  return (
    <>
      <path className="stroke-ember" d={`M${x} ${above ? top + 8 : top - 14}v${above ? 36 : 22}`} strokeWidth="2" />
      <path className="fill-ember" d={`M${x} ${above ? top + 54 : top + 18}l-7-12h14Z`} />
      <text className="fill-laterite text-[16px] font-650" textAnchor="middle" x={x} y={above ? top - 4 : top + 40}>
        {label}
      </text>
    </>
  );
}

const [tallPitch, tallLeft, tallRadius] = [128, 78, 34];
const down = (index: number) => 44 + index * tallPitch;

function TallFlow({ steps, label, returns }: FlowProps) {
  const [first, fourth] = [down(0), down(3)];
  return (
    <svg aria-label={label} className="mx-auto w-full max-w-[30rem] lg:hidden" role="img" viewBox="0 0 350 640">
      <path
        className="fill-none stroke-petrol"
        d={`M${tallLeft - tallRadius} ${fourth}H30a14 14 0 0 1-14-14V${first + 14}a14 14 0 0 1 14-14h4`}
        strokeDasharray="2 7"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
      <path className="fill-petrol" d={`M${tallLeft - tallRadius - 1} ${first}l-11-6v12Z`} />
      {steps.map((step, index) => (
        <TallStep key={step.title} last={index === steps.length - 1} number={index + 1} step={step} />
      ))}
      <text className="fill-petrol text-[13px] font-700" x="72" y="631">
        {returns}
      </text>
      <path className="stroke-petrol" d="M16 627h44" strokeDasharray="2 7" strokeLinecap="round" strokeWidth="2.5" />
    </svg>
  );
}

function TallStep({ step, number, last }: { step: FlowStep; number: number; last: boolean }) {
  const y = down(number - 1);
  const sides = [step.enters && `+ ${step.enters}`, step.leaves && `– ${step.leaves}`].filter(Boolean);
  return (
    <g>
      {!last && (
        <>
          <path
            className="draws stroke-laterite"
            d={`M${tallLeft} ${y + tallRadius}v${tallPitch - 2 * tallRadius - 8}`}
            strokeWidth="2"
          />
          <path className="fill-laterite" d={`M${tallLeft} ${y + tallPitch - tallRadius - 1}l-6-11h12Z`} />
          <text className="fill-slate text-[13px] font-500" x={tallLeft + 18} y={y + tallPitch / 2 + 5}>
            {step.passes}
          </text>
        </>
      )}
      <path className={step.fill} d={hexagon(tallLeft, y, tallRadius)} />
      <text className={`text-[22px] font-800 ${step.ink}`} textAnchor="middle" x={tallLeft} y={y + 8}>
        {number}
      </text>
      <text className="fill-graphite text-[16px] font-700" x={tallLeft + 50} y={y + (sides.length > 0 ? -2 : 6)}>
        {step.title}
      </text>
      <text className="fill-laterite text-[13px] font-650" x={tallLeft + 50} y={y + 18}>
        {sides.join('   ')}
      </text>
    </g>
  );
}

function hexagon(x: number, y: number, size: number): string {
  const half = Math.round(size * 8.66) / 10;
  return `M${x} ${y - size}l${half} ${size / 2}v${size}l${-half} ${size / 2}${-half} ${-size / 2}v${-size}Z`;
}
