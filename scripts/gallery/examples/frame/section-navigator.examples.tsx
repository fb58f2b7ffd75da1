import type { Language } from '../../../../src/i18n/site/language.ts';
import { SectionNavigator } from '../../../../src/ui/frame/section-navigator.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SectionNavigator: {
    default: <Navigated language="en" titles={['Start', 'Process', 'Products']} />,
    'long text, Indonesian': {
      language: 'id',
      element: <Navigated language="id" titles={['Awal', 'Pengolahan residu bauksit dan air buangan', 'Produk']} />,
    },
  },
} satisfies Examples;

function Navigated({ language, titles }: { language: Language; titles: readonly string[] }) {
  const sections = titles.map((title, index) => ({ id: `part-${index + 1}`, title }));
  return (
    <>
      <SectionNavigator language={language} sections={sections} />
      {sections.map(({ id, title }) => (
        <section className="py-16" id={id} key={id}>
          <h2 className="t-sub">{title}</h2>
        </section>
      ))}
    </>
  );
}
