import { SectionNavigator } from '../../../../src/ui/frame/section-navigator.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SectionNavigator: {
    default: <Navigated titles={['Start', 'Process', 'Products']} />,
    'long text, Indonesian': {
      language: 'id',
      element: <Navigated titles={['Awal', 'Pengolahan residu bauksit dan air buangan', 'Produk']} />,
    },
  },
} satisfies Examples;

function Navigated({ titles }: { titles: readonly string[] }) {
  const sections = titles.map((title, index) => ({ id: `part-${index + 1}`, title }));
  return (
    <>
      <SectionNavigator sections={sections} />
      {sections.map(({ id, title }) => (
        <section className="py-16" id={id} key={id}>
          <h2 className="t-sub">{title}</h2>
        </section>
      ))}
    </>
  );
}
