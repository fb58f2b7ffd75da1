import { chartWords as t } from '../../i18n/public/about/organization.words.ts';
import type { DiagramNode } from '../../ui/media/diagram-layout.ts';

/** Organisation chart from the shareholders down to the divisions. */
export function organizationChart(): DiagramNode {
  return {
    id: 'meeting',
    title: t.meeting,
    children: [
      {
        id: 'commissioners',
        title: t.commissioners,
        lines: [t.auditCommittee, t.riskCommittee],
        rank: 'lead',
      },
      {
        id: 'directors',
        title: t.directors,
        lines: [t.directorsLine],
        rank: 'own',
        children: [
          {
            id: 'staff',
            title: t.staff,
            lines: [t.internalAudit, t.secretary, t.safety],
            worksWith: 'commissioners',
          },
          {
            id: 'operations',
            title: t.operations,
            lines: [t.digestion, t.calcination, t.power, t.maintenance, t.laboratory],
          },
          { id: 'engineering', title: t.engineering, lines: [t.design, t.projects, t.development] },
          {
            id: 'commercial',
            title: t.commercial,
            lines: [t.sales, t.procurement, t.finance, t.people, t.community],
          },
        ],
      },
    ],
  };
}
