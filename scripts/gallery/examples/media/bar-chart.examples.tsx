import { BarChart } from '../../../../src/ui/media/bar-chart.tsx';
import type { Examples } from '../../examples.ts';

const bars = [
  { label: '2022', value: 8, shown: '8' },
  { label: '2023', value: 18, shown: '18' },
  { label: '2024', value: 25, shown: '25' },
];

export const examples = {
  BarChart: {
    default: <BarChart bars={bars} label="Mangrove planted, hectares" tone="mangrove" />,
    'with a limit': (
      <BarChart bars={bars} label="Readings, percent" line={{ value: 22, label: 'Limit' }} tone="petrol" />
    ),
    laterite: <BarChart bars={bars.slice(0, 2)} label="Injuries" tone="laterite" />,
  },
} satisfies Examples;
