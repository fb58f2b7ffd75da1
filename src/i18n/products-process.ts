import { site } from '../site.ts';
import { words } from './words.ts';

export const processWords = words({
  title: { id: 'Proses Produksi', en: 'Production Process' },
  description: {
    id: 'Proses Bayer di kilang Mempawah: penggilingan, pelarutan, penjernihan, presipitasi, dan kalsinasi pada sekitar 1000 °C.',
    en: 'The Bayer process at the Mempawah refinery: milling, digestion, clarification, precipitation and calcination at about 1000 °C.',
  },
  lead: {
    id: 'Lima langkah memisahkan alumina putih dari tanah merah, siang dan malam, di satu kawasan.',
    en: 'Five steps part white alumina from red earth, day and night, on one site.',
  },
  facilitiesSection: { id: 'Fasilitas', en: 'Facilities' },
  facilitiesTitle: { id: 'Kilang dari gudang bijih hingga silo', en: 'The refinery from ore shed to silo' },
  facility1: { id: 'Gudang bauksit', en: 'Bauxite storage' },
  facility1Text: {
    id: 'Bijih dari tambang dicampur di bawah kubah, agar umpan kilang sama setiap hari.',
    en: 'Ore from the mines is blended under a dome, so that the feed is the same every day.',
  },
  facility2: { id: 'Unit pelarutan', en: 'Digestion unit' },
  facility2Text: {
    id: 'Bejana tekan tempat soda kaustik panas melarutkan alumina dari bijihnya.',
    en: 'Pressure vessels in which hot caustic soda dissolves the alumina in the ore.',
  },
  facility3: { id: 'Pengental', en: 'Thickeners' },
  facility3Text: {
    id: 'Tangki bundar yang lebar: residu merah turun ke dasar, larutan jernih meluap di tepi.',
    en: 'Wide round tanks: red residue sinks to the floor, clear liquor flows over the rim.',
  },
  facility4: { id: 'Tangki presipitasi', en: 'Precipitation tanks' },
  facility4Text: {
    id: 'Deretan tangki tinggi yang diaduk perlahan sementara kristal hidrat tumbuh.',
    en: 'A row of tall tanks, stirred slowly while the crystals of hydrate grow.',
  },
  facility5: { id: 'Kalsiner', en: 'Calciners' },
  facility5Text: {
    id: 'Menara bersiklon yang mengeringkan hidrat pada 1000–1100 °C menjadi alumina.',
    en: 'Towers of cyclones that dry the hydrate into alumina at 1000–1100 °C.',
  },
  facility6: { id: 'Silo alumina', en: 'Alumina silos' },
  facility6Text: {
    id: 'Silo beton tertutup menyimpan alumina tetap kering sampai kapal sandar.',
    en: 'Closed concrete silos keep the alumina dry until the ship is alongside.',
  },
  facility7: { id: 'Pembangkit listrik', en: 'Power plant' },
  facility7Text: {
    id: `Pembangkit termal ${site.figures.powerPlant} memasok listrik dan uap bagi seluruh kilang.`,
    en: `A thermal plant of ${site.figures.powerPlant} supplies the whole refinery with power and steam.`,
  },
  facility8: { id: 'Rak pipa', en: 'Pipe racks' },
  facility8Text: {
    id: 'Uap, air, dan larutan berpindah antarunit dan kembali lagi lewat rak sepanjang kilang.',
    en: 'Steam, water and liquor travel between the units and back along the length of the refinery.',
  },
  facility9: { id: 'Tangki dan gudang', en: 'Tanks and stores' },
  facility9Text: {
    id: 'Air proses, soda kaustik, dan suku cadang tersimpan dekat dengan unit yang memakainya.',
    en: 'Process water, caustic soda and spare parts are kept close to the units that use them.',
  },
  bayerSection: { id: 'Proses Bayer', en: 'Bayer process' },
  bayerTitle: { id: 'Proses Bayer dalam lima langkah', en: 'The Bayer process in five steps' },
  bayerSteps: { id: 'Langkah proses Bayer', en: 'Steps of the Bayer process' },
  pause: { id: 'Jeda', en: 'Pause' },
  play: { id: 'Putar', en: 'Play' },
  input: { id: 'Masuk', en: 'In' },
  output: { id: 'Keluar', en: 'Out' },
  step1: { id: 'Penggilingan', en: 'Milling' },
  step1Text: {
    id: 'Bauksit dipecah dan digiling bersama larutan soda kaustik sampai menjadi bubur halus. Makin halus butirnya, makin mudah aluminanya larut.',
    en: 'Bauxite is crushed and ground together with caustic liquor into a fine slurry. The finer the grain, the more readily its alumina dissolves.',
  },
  step1In: { id: 'Bauksit dan soda kaustik', en: 'Bauxite and caustic soda' },
  step1Out: { id: 'Bubur bauksit', en: 'Bauxite slurry' },
  step2: { id: 'Pelarutan', en: 'Digestion' },
  step2Text: {
    id: 'Dalam bejana tekan, soda kaustik panas melarutkan alumina dan meninggalkan besi oksida serta mineral lain sebagai padatan merah.',
    en: 'In pressure vessels hot caustic soda dissolves the alumina and leaves iron oxide and other minerals behind as a red solid.',
  },
  step2In: { id: 'Bubur bauksit, uap', en: 'Bauxite slurry, steam' },
  step2Out: { id: 'Natrium aluminat dan residu', en: 'Sodium aluminate and residue' },
  step3: { id: 'Penjernihan', en: 'Clarification' },
  step3Text: {
    id: 'Residu mengendap dalam pengental dan dicuci berulang kali agar sodanya kembali ke proses. Larutan disaring sampai jernih.',
    en: 'The residue settles in thickeners and is washed again and again, so that its soda returns to the process. The liquor is filtered until clear.',
  },
  step3In: { id: 'Natrium aluminat dan residu', en: 'Sodium aluminate and residue' },
  step3Out: { id: 'Larutan jernih', en: 'Clear liquor' },
  step4: { id: 'Presipitasi', en: 'Precipitation' },
  step4Text: {
    id: 'Larutan didinginkan dan diberi bibit kristal. Selama beberapa hari hidrat putih tumbuh pada bibit itu, sementara soda kaustik kembali ke awal.',
    en: 'The liquor is cooled and seeded with crystals. For days white hydrate grows on the seed, while the caustic soda goes back to the start.',
  },
  step4In: { id: 'Larutan jernih, bibit kristal', en: 'Clear liquor, seed crystals' },
  step4Out: { id: 'Aluminium hidroksida', en: 'Aluminium hydroxide' },
  step5: { id: 'Kalsinasi', en: 'Calcination' },
  step5Text: {
    id: 'Hidrat dicuci, lalu dipanaskan dalam kalsiner pada sekitar 1000 °C. Air kristalnya lepas, dan yang tersisa adalah alumina: serbuk putih yang kering.',
    en: 'The hydrate is washed and heated in the calciner to about 1000 °C. Its bound water leaves, and what remains is alumina: a dry white powder.',
  },
  step5In: { id: 'Aluminium hidroksida', en: 'Aluminium hydroxide' },
  step5Out: { id: 'Alumina mutu peleburan', en: 'Smelter grade alumina' },
  nextSection: { id: 'Keberlanjutan', en: 'Sustainability' },
  nextTitle: { id: 'Panas, air, dan residu: kembali ke proses', en: 'Heat, water and residue: back into the process' },
  nextAction: { id: 'Lihat keberlanjutan', en: 'See sustainability' },
});
