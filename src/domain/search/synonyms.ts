import { foldText } from './words.ts';

/**
 * Spellings and translations of one word. Both languages stand together, because visitors type English on Indonesian
 * pages and the other way round.
 */
const spellings = groups(`
  karier karir career careers
  kuki cookie cookies
  email surel mail
  privasi privacy
  kebijakan policy policies
  vendor supplier suppliers
  pengadaan procurement procure
  lelang tender tenders bid bidding auction
  pelanggaran violation violations misconduct wrongdoing
  gratifikasi gratification gratifications hadiah gift gifts
  korupsi corruption
  suap bribe bribery penyuapan
  lowongan vacancy vacancies
  magang internship internships intern
  pekerjaan job jobs employment
  direksi direktur director directors
  komisaris commissioner commissioners
  laporan report reports
  tahunan annual yearly
  berita news
  keberlanjutan sustainability sustainable esg
  lingkungan environment environmental
  sosial social
  sirkularitas circularity circular
  masyarakat community communities
  bauksit bauxite bauksite
  aluminium aluminum
  produk product products
  produksi production output produced
  kapasitas capacity
  sejarah history
  tonggak milestone milestones
  alamat address
  telepon telephone phone telpon tlp telp
  kontak contact contacts
  peta map maps
  arah directions rute route
  izin permit permits
  pelabuhan port harbour harbor jetty dermaga
  kapal ship vessel ships vessels
  ekspor export exports
  pengapalan shipment shipments shipping kargo cargo
  kilang refinery
  pabrik plant factory
  pembangkit powerplant power
  listrik electricity
  kalsinasi calcination calciner
  pelarutan digestion
  pengendapan precipitation
  limbah waste
  residu residue
  lumpur mud
  bakau mangrove mangroves
  emisi emission emissions
  iklim climate
  karbon carbon
  energi energy
  keselamatan safety k3 hse
  kesehatan health
  pendidikan education sekolah school
  beasiswa scholarship scholarships
  karyawan pegawai employee employees staff
  pemegang shareholder shareholders
  saham shares stock
  organisasi organization organisation org organigram
  bagan chart
  struktur structure
  induk holding grup
  kode code
  etik etika ethics ethical
  piagam charter charters
  kelola governance gcg
  transparansi transparency
  aksesibilitas accessibility
  unduh download
  gambar foto photo photos picture pictures image images
  wartawan jurnalis journalist journalists reporter reporters
  pers press
  siaran rilis release releases
  sertifikat sertifikasi certificate certification certificates
  penghargaan award awards
  visi vision
  misi mission
  mitra partner partners
  kemitraan kerjasama partnership partnerships
  anonim anonymous anonymously
  rahasia confidential confidentiality
  pengaduan aduan keluhan komplain complaint complaints
  debu dust
  kunjungan visit visits visiting visitor
  jam hours
  darurat emergency
  dokumen document documents papers persyaratan
  berikutnya next
  tailing tailings
  tanggul bendungan dam embankment
  sdg sdgs tpb
  kantor office
  pusat headquarters
  harga price prices
  kemurnian purity
  spesifikasi specification specifications
  pemurnian refining
  pelebur peleburan smelter smelting
  tambang mine mining pertambangan penambangan
  reklamasi reclamation
  soda caustic kaustik
`);

/** What visitors mean by a word that the site does not use: words of the query > words of the pages. */
const associations = `
  vendor lelang procurement supplier pemasok rekanan kontraktor contractor > pengadaan procurement vendor tender
  kerja bekerja pekerjaan job lowongan loker magang rekrutmen recruitment hiring hire vacancy internship melamar lamaran pelamar apply applicant gaji salary hrd > karier
  whistleblowing whistleblower wbs pelanggaran pengaduan lapor melaporkan kecurangan fraud penipuan pelecehan harassment misconduct > baik pelanggaran
  korupsi suap fraud pungli > gratifikasi pelanggaran baik
  gdpr pdp privasi pribadi personal > privasi
  ceo dirut bos boss presdir > direksi presiden president
  pimpinan pemimpin manajemen management leadership leaders runs > direksi
  profil perusahaan company pt > profil profile
  hubungi menghubungi telepon whatsapp wa instagram tiktok youtube linkedin medsos > kontak
  lokasi letak location maps > alamat kontak
  wartawan media liputan logo > media pers
  csr tjsl > sosial masyarakat
  esg > keberlanjutan
  iklim pemanasan > emisi energi lingkungan
  polusi pencemaran pollution amdal > lingkungan emisi
  limbah sampah buangan waste effluent > residu lingkungan
  tailing lumpur redmud > residu lingkungan
  debu bau asap bising kebisingan dust smell odor odour smoke noise > keluhan kontak
  sdg > tujuan goals keberlanjutan
  finansial keuangan laba pendapatan financial finance financials revenue profit investor dividen dividend > laporan tahunan
  bumn inalum antam mind pemilik owner ownership pemegang saham > induk holding
  alumina sga > produk peleburan smelter
  bayer > proses process
  sejarah berdiri didirikan founded established > jejak journey tonggak
  disabilitas disability > aksesibilitas
  pelacak tracking analytics > kuki
  karyawan jumlah > profesional professionals workforce
  kegunaan pemakaian penggunaan aplikasi used uses > pemakaian penggunaan aplikasi applications
  kemurnian spesifikasi kadar > mutu grade kemurnian
`;

type Related = { same: readonly string[]; close: readonly string[] };

const related = relatedWords();

/** All folded words that have synonyms. */
export const wordsWithSynonyms: readonly string[] = [...related.keys()];

/** The other spellings and translations of a folded word, and the words that are meant by it. */
export function synonymsOf(word: string): Related {
  return related.get(word) ?? { same: [], close: [] };
}

/** By word of the query: the words of the pages. */
function answers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of associations.trim().split('\n')) {
    const [queryWords = [], pageWords = []] = line.split('>').map((words) => foldText(words).trim().split(/\s+/));
    for (const word of queryWords) found.set(word, new Set([...(found.get(word) ?? []), ...pageWords]));
  }
  return found;
}

function groups(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => foldText(line).trim().split(/\s+/));
}

function relatedWords(): Map<string, Related> {
  const same = neighbours(spellings);
  const close = answers();
  return new Map(
    [...new Set([...same.keys(), ...close.keys()])].map((word) => {
      const spelt = [word, ...(same.get(word) ?? [])];
      const synonyms = spelt.flatMap((one) => [...(close.get(one) ?? [])]);
      const allMeant = new Set(synonyms.flatMap((one) => [one, ...(same.get(one) ?? [])]));
      return [word, { same: spelt.slice(1), close: [...allMeant].filter((one) => !spelt.includes(one)) }];
    }),
  );
}

/** By word: the others of its groups. */
function neighbours(of: readonly string[][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const words of of) {
    for (const word of words) {
      const others = found.get(word) ?? new Set<string>();
      for (const other of words) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return found;
}
