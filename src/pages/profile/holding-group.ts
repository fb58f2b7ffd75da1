import { company } from '../../company.ts';
import { groupWords } from '../../i18n/public/about/profile.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { DiagramNode } from '../../ui/media/diagram-layout.ts';

/** Ownership chart from the state down to the company. */
export function holdingGroup(language: Language): DiagramNode {
  const t = groupWords(language);
  return {
    id: 'state',
    title: t.state,
    lines: [t.stateLine],
    children: [
      {
        id: 'holding',
        title: t.holding,
        rank: 'lead',
        children: [
          { id: 'metals', title: t.metals, lines: [t.metalsLine] },
          { id: 'minerals', title: t.minerals, lines: [t.metalsLine] },
          { id: 'bauxite', title: t.bauxite, lines: [t.bauxiteLine] },
          {
            id: 'aluminium',
            title: t.aluminium,
            lines: [t.aluminiumLine],
            children: [
              { id: 'company', title: company.legalName, lines: [t.companyLine], rank: 'own', alsoUnder: 'bauxite' },
            ],
          },
        ],
      },
    ],
  };
}
