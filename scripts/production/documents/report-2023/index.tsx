import { company } from '../../../../src/company.ts';
import { demoLeaders } from '../../../../src/content/demo-leaders.ts';
import type { Pair } from '../../../../src/i18n/site/language.ts';
import { palette } from '../../../../src/palette.ts';
import { Bars, Chart } from '../sheet/charts.tsx';
import { ReportBack, ReportCover } from '../sheet/cover.tsx';
import { Both, Document, Label } from '../sheet/document.tsx';
import { Page } from '../sheet/page.tsx';
import { PlateView, plate } from '../sheet/picture.tsx';

const title: Pair = { id: 'Laporan Tahunan 2023', en: 'Annual Report 2023' };
const theme: Pair = { id: 'Dari ujung ke ujung', en: 'From end to end' };
const acting = demoLeaders.find(({ key }) => key === 'bayu');

/** The year of building, in short. */
export async function annualReport2023() {
  const [rack, power, control, mangrove] = [
    await plate('timeline-2021-2023', 1600, 760),
    await plate('facility-07', 740, 560),
    await plate('facility-08', 740, 560),
    await plate('environment', 1600, 620),
  ];
  return (
    <Document subject={theme} title={title}>
      <ReportCover picture={await plate('home-hero-phone', 1240, 1754, { shade: 'cover' })} theme={theme} year={2023} />
      <Page number={2} running={title} title={{ id: 'Laporan Direksi', en: 'Report of the Board of Directors' }}>
        <Both text={letter} />
        <div className="signature">
          <strong>{acting?.name}</strong>
          {acting && <Label inline of={acting.position} />}
        </div>
      </Page>
      <Page number={3} running={title} tone="dark" title={{ id: 'Tahun ini dalam angka', en: 'The year in figures' }}>
        <div className="figures">
          {figures.map(({ figure, of }) => (
            <div key={of.id}>
              <dl>
                <dd>{figure}</dd>
                <dt>
                  <Label of={of} />
                </dt>
              </dl>
            </div>
          ))}
        </div>
      </Page>
      <Page number={4} running={title} title={{ id: 'Membangun', en: 'Building' }}>
        <div className="stack">
          <div className="figure-picture">
            <PlateView of={rack} />
          </div>
          <Both text={building} />
          <Chart
            alt={{
              id: 'Kemajuan konstruksi per triwulan 2023: 81, 87, 93, dan 97 persen.',
              en: 'Progress of construction by quarter of 2023: 81, 87, 93 and 97 percent.',
            }}
            title={{ id: 'Kemajuan konstruksi', en: 'Progress of construction' }}
            unit={{ id: 'persen', en: 'percent' }}
          >
            <Bars
              alt="Kemajuan / Progress"
              bars={[81, 87, 93, 97].map((value, index) => ({ label: `Tw ${index + 1} / Q${index + 1}`, value }))}
              fill={palette.laterite}
              height={130}
            />
          </Chart>
        </div>
      </Page>
      <Page number={5} running={title} tone="powder" title={{ id: 'Menyiapkan', en: 'Preparing' }}>
        <div className="stack">
          <div className="columns-2">
            <div style={{ height: '62mm' }}>
              <PlateView of={power} />
            </div>
            <div style={{ height: '62mm' }}>
              <PlateView of={control} />
            </div>
          </div>
          <Both text={preparing} />
        </div>
      </Page>
      <Page number={6} running={title} title={{ id: 'Tanah, air, dan tetangga', en: 'Land, water and neighbors' }}>
        <div className="stack">
          <div className="figure-picture">
            <PlateView of={mangrove} />
          </div>
          <Both text={neighbours} />
        </div>
      </Page>
      <ReportBack number={7} picture={await plate('fallback', 1240, 1754, { shade: 'foot' })} />
    </Document>
  );
}

const letter: Pair<readonly string[]> = {
  id: [
    'Para pemangku kepentingan yang kami hormati,',
    'Pada 2023 pembangunan kilang memasuki babak akhir. Rak pipa tersambung dari ujung ke ujung pada bulan Februari, unit pertama pembangkit mulai memasok listrik pada 2 Desember, dan regu ruang kendali menyelesaikan pelatihan di simulator.',
    'Pekerjaan yang paling penting tidak terlihat dari luar: menyiapkan orang. Sebagian besar operator kami berasal dari Mempawah dan sekitarnya.',
    'Tahun ini juga tahun bakau: delapan belas hektare ditanam mengikuti irama pasang surut, dan air bersih mencapai 212 rumah panggung di pesisir Sungai Kunyit.',
    'Kami menutup tahun dengan kemajuan konstruksi 97 persen dan tanpa kecelakaan yang merenggut nyawa. Tahun depan bijih pertama masuk ke penggilingan.',
  ],
  en: [
    'To all who have a stake in this company,',
    'In 2023 the building of the refinery entered its final stretch. The pipe rack was closed from end to end in February, the first power unit went on line on December 2, and the control-room crews finished their training in the simulator.',
    'The most important work cannot be seen from outside: preparing people. Most of our operators come from Mempawah and its surroundings.',
    'It was also the year of the mangroves: eighteen hectares, planted at the pace of the tide, and clean water for 212 stilt houses on the coast of Sungai Kunyit.',
    'We close the year with construction at 97 percent and without a fatal accident. Next year the first ore will enter the mills.',
  ],
};

const figures: { figure: string; of: Pair }[] = [
  {
    figure: '97 %',
    of: { id: 'kemajuan konstruksi pada akhir tahun', en: 'of construction complete at the end of the year' },
  },
  { figure: '3,4 km', of: { id: 'rak pipa utama, empat tingkat', en: 'of main pipe rack, four decks high' } },
  { figure: '96', of: { id: 'operator lulus simulator', en: 'operators through the simulator' } },
  {
    figure: company.figures.powerPlant,
    of: { id: 'pembangkit; unit pertama menyala', en: 'power plant; the first unit on line' },
  },
  {
    figure: '0,71',
    of: { id: 'cedera tercatat per sejuta jam kerja', en: 'recordable injuries per million hours worked' },
  },
  { figure: '538', of: { id: 'karyawan pada akhir tahun', en: 'employees at the end of the year' } },
  { figure: '18 ha', of: { id: 'bakau ditanam, 83 persen hidup', en: 'of mangrove planted, 83 percent alive' } },
  { figure: '212', of: { id: 'rumah panggung memperoleh air bersih', en: 'stilt houses with clean water' } },
];

const building: Pair<readonly string[]> = {
  id: [
    'Bentang terakhir rak pipa diangkat pada 11 Februari dalam sebelas menit; baut-bautnya memerlukan dua jam. Sejak itu uap, air, dan larutan memiliki jalan dari penggilingan sampai kalsinasi.',
    'Tiga bejana presipitasi, masing-masing selebar sebelas meter, diangkut dari Kijing pada malam hari. Jalan ditutup dari pukul delapan malam sampai lima pagi, dan jadwalnya dibagikan kepada warga sebulan sebelumnya.',
  ],
  en: [
    'The last span of the pipe rack was lifted on February 11 in eleven minutes; its bolts took two hours. Since then steam, water and liquor have a way from the mills to the calciners.',
    'Three precipitation vessels, each eleven meters across, were hauled from Kijing by night. The road was closed from eight in the evening to five in the morning, on a timetable that neighbors had a month before.',
  ],
};

const preparing: Pair<readonly string[]> = {
  id: [
    'Sembilan puluh enam calon operator menghabiskan empat belas minggu di simulator dengan 240 gangguan. Regu lulus atau gagal bersama; nilai perorangan tetap rahasia.',
    'Pada 2 Desember pukul 15.42 unit pertama pembangkit mengambil alih beban, dan generator diesel yang menyala sejak 2021 dimatikan satu per satu. Sebelumnya sistem uap ditiup bersih enam puluh tiga kali dalam dua belas hari, menurut jadwal yang dibagikan kepada warga.',
    'Mulai Januari para operator turun ke lapangan dan mencari, dengan tangan, setiap katup yang selama ini hanya lambang di layar.',
  ],
  en: [
    'Ninety-six future operators spent fourteen weeks in a simulator with 240 faults. Crews pass or fail together; individual scores stay private.',
    'At 3.42 p.m. on December 2 the first power unit took over the load, and the diesel sets that had run since 2021 were switched off one after another. Before that the steam system was blown clean sixty-three times in twelve days, on a timetable that neighbors had been given.',
    'From January the operators go outdoors and find, by hand, every valve that has so far been a symbol on a screen.',
  ],
};

const neighbours: Pair<readonly string[]> = {
  id: [
    'Dari 5.000 bibit bakau yang ditanam pada 2021, ombak menyisakan 900. Tahun ini kami menanam 90.000 bibit mengikuti pasang surut, di belakang pemecah ombak bambu yang dibuat warga. Pada sensus bulan Juni 83 persen hidup.',
    'Sumur di pesisir Sungai Kunyit hanya memberi air asin. Jaringan pipa dan tangki kini membawa air bersih ke 212 rumah panggung; koperasi desa mengelolanya dan menetapkan iurannya.',
    'Balai benih ikan di hulu Sungai Mempawah mulai bekerja pada bulan Juli dengan dua belas kolam dan sembilan belas anggota.',
  ],
  en: [
    'Of 5,000 mangrove seedlings set out in 2021 the waves left 900. This year we planted 90,000 at the pace of the tide, behind bamboo breakwaters made by villagers. In the June census 83 percent were alive.',
    'Wells on the coast of Sungai Kunyit give salt water only. Pipes and tanks now bring clean water to 212 stilt houses; the village cooperative runs them and sets the fees.',
    'The hatchery on the upper Mempawah began work in July with twelve ponds and nineteen members.',
  ],
};
