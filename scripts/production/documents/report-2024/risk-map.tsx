import type { Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';

/** Likelihood and impact from 1 to 5. */
type Risk = { name: Pair; treatment: Pair; likelihood: number; impact: number };

export const risks: readonly Risk[] = [
  {
    name: { id: 'Keselamatan proses saat beban naik', en: 'Process safety as load rises' },
    treatment: {
      id: 'Panel empat suara, tahap tiga puluh hari, simulator.',
      en: 'Panel of four votes, steps of thirty days, simulator.',
    },
    likelihood: 3,
    impact: 5,
  },
  {
    name: { id: 'Kesiapan kalsiner kedua', en: 'Readiness of the second calciner' },
    treatment: {
      id: 'Pemasok bata kedua, suku cadang kritis di gudang.',
      en: 'Second brick supplier, critical spares in store.',
    },
    likelihood: 4,
    impact: 4,
  },
  {
    name: { id: 'Kekurangan teknisi perawatan', en: 'Shortage of maintenance technicians' },
    treatment: {
      id: 'Magang, rekrut kembali perantau, kontrak jembatan.',
      en: 'Apprentices, returning emigrants, bridging contracts.',
    },
    likelihood: 4,
    impact: 3,
  },
  {
    name: { id: 'Harga alumina turun', en: 'Fall in the alumina price' },
    treatment: {
      id: 'Kontrak jangka panjang untuk 70 persen volume.',
      en: 'Long-term contracts for 70 percent of volume.',
    },
    likelihood: 3,
    impact: 4,
  },
  {
    name: { id: 'Hujan ekstrem dan banjir', en: 'Extreme rain and floods' },
    treatment: {
      id: 'Ruang kosong 95.000 m³, peringatan dini bersama desa.',
      en: '95,000 m³ kept empty, early warning with the villages.',
    },
    likelihood: 3,
    impact: 3,
  },
  {
    name: { id: 'Tanggul penyimpanan residu', en: 'Residue storage embankment' },
    treatment: {
      id: 'Penumpukan kering, pemantauan radar, tinjauan pihak ketiga.',
      en: 'Dry stacking, radar monitoring, third-party review.',
    },
    likelihood: 1,
    impact: 5,
  },
  {
    name: { id: 'Serangan pada sistem kendali', en: 'Attack on control systems' },
    treatment: {
      id: 'Jaringan terpisah, latihan tanpa layar dua kali setahun.',
      en: 'Separate networks, drills without screens twice a year.',
    },
    likelihood: 2,
    impact: 4,
  },
  {
    name: { id: 'Hilangnya kepercayaan warga', en: 'Loss of neighbors’ trust' },
    treatment: {
      id: 'Pengambilan contoh air bersama, angka bulanan di kantor desa.',
      en: 'Joint water sampling, monthly figures at village offices.',
    },
    likelihood: 2,
    impact: 3,
  },
];

const [cell, tall, left] = [66, 30, 92];

/** Likelihood upwards, impact to the right; a hexagon for each risk. */
export function RiskMap() {
  return (
    <svg aria-hidden="true" className="drawing" viewBox="0 0 480 186">
      {[1, 2, 3, 4, 5].flatMap((likelihood) =>
        [1, 2, 3, 4, 5].map((impact) => (
          <rect
            fill={shade(likelihood * impact)}
            height={tall - 2}
            key={`${likelihood}-${impact}`}
            width={cell - 2}
            x={left + (impact - 1) * cell}
            y={(5 - likelihood) * tall}
          />
        )),
      )}
      {risks.map(({ name, likelihood, impact }, index) => {
        const beside = risks
          .slice(0, index)
          .filter((other) => other.likelihood === likelihood && other.impact === impact).length;
        return (
          <g
            key={name.id}
            transform={`translate(${left + (impact - 0.5) * cell - 1 + beside * 22} ${(5.5 - likelihood) * tall - 1})`}
          >
            <path d="M0-12 10.4-6V6L0 12-10.4 6V-6Z" fill={palette.petrol} />
            <text className="value" style={{ fill: palette.alumina }} textAnchor="middle" y="3.5">
              {index + 1}
            </text>
          </g>
        );
      })}
      <text className="axis strong" x="0" y="14">
        Kemungkinan
      </text>
      <text className="axis" x="0" y="26">
        Likelihood
      </text>
      <text className="axis strong" x={left} y="166">
        Dampak
      </text>
      <text className="axis" x={left + 42} y="166">
        Impact
      </text>
      <text className="axis" textAnchor="end" x={left + 5 * cell} y="166">
        besar / high
      </text>
      <text className="axis" textAnchor="end" x={left - 8} y={5 * tall - 10}>
        jarang / rare
      </text>
    </svg>
  );
}

function shade(score: number): string {
  if (score >= 15) return palette.rose;
  if (score >= 8) return palette.clayLight;
  return palette.mangrovePale;
}
