/**
 * The words in which a receipt can be read out: 512 short Indonesian words, so nine bits each. Any two differ in at least two
 * letters and differ within their first four. Their order is part of every receipt that was
 * ever given: never change the list.
 */
export const receiptWords: readonly string[] = `
abadi acara adat album alir ambil anak anggur angin angka antar apel apung arah arang arus asal atap ayam ayun badak
bagi bagus baja bakar bakso baku balai balik balon bambu bangau bantal baris basah batas bawang beban becak bekal
belok bemo benar benih beras berita besi beton biasa bijak biola biru bisik boneka botol buah buaya bubur buka bukit
bulan bulu bumi bunga buruh butir cabai cahaya cair cakap cangkir cantik cari catat catur cawan celana celup cemara
cepat cerah cermin cicak cincin cipta coba cokelat contoh cuaca cuci cukup dadu daftar dagang dahulu dalam damai danau
dapat dapur dasar daun dayung debu dekat delima delman depan desa detik diam dinding dingin diri dodol dokter domba
dongeng dorong duku dunia durian ekor elang emas embun empat enam esok fajar film foto gabus gading gambar gandum
ganjil garam garpu gelas gembira gerak gerobak gigi giling gitar goreng gotong gulai gulung gurita guru hadap hadir
halaman halus hangat hanyut harga harum hasil hati hebat helai helm hening hiasan hijau hitam hitung hormat hujan
huruf iklan ilmu indah induk ingat intan irama iris isi istana jaga jagung jahe jahit jajan jalur jam janji jarak jauh
jawab jejak jemari jemput jendela jenis jernih jeruk jingga juara jujur jumlah kabar kabel kabut kaca kado kain kakak
kaki kaleng kamus kanan kantor kapal karet kartu karung kasur kawat kayu kebun kecap kecil kedai kelapa keluar kemah
kembar kemeja kenal kendi kering kerja kertas ketan ketua kilat kincir kios kipas kirim kisah kolam komodo kompor
koper kopi kopra koran kotak kuat kubis kuda kulit kumbang kuning kursi laba ladang lagu lampu lancar langit lantai
latih lauk layar lebah lega lembut lemon lengan lentera lereng lesung lihat lilin limau lincah lingkar liter lobak
lontar lukis lulus lumba lumut lunak maaf maju makan makna mandi mangga manis masak matang mawar medan meja mekar
melati menang merpati mesin minat minggu minum minyak mirip motor mudah murid musik mutiara mutu naik nanas nasi
nelayan nenek niat nipah nomor nyala nyaman nyanyi obat obor ombak oven pagar pakai palang palem palu paman panah
panci pangkal panjat parit pasir patung paus pedal pelan pelita peluit pena pendek pensil penting penuh penyu pepaya
perahu pergi periuk permata pesawat petani petir piano piket pikul pinang pinggir pintu pipa piring pokok pola puisi
pulau puncak pupuk putar radio ragam rajin rajut rakit ramah rambut rapi rasa ratu remaja resep resmi riang ribu rimba
rindu ringan roda rompi rotan roti rubah rumput rumus sabtu sabuk sahabat sajak salju sama sampan sandal sanggul
santan sapu sate saudara sawah sawo sayap sayur sebar sedap sehat sejuk sekolah selam selesai sendok seni senyum
sepatu sepeda siap sikat sinar singa siput sirih sirup sisir soal sopan sore sudut sumber sumpit sumur sungai surat
surya tahu tajam tambah tangan tawon tebal tebing teduh tekun teladan telinga telur teman tembok tengah tepi tepung
terang tidur tikar timah tinggi tinta tipis tirai titik tokoh tomat tongkat toples tugas tugu tukang tulis tumbuh
turun tutup ubi udang udara ujung ular unggul unta untung usaha utama utuh waktu wangi warna wayang wisata wisma
wortel yakin zaitun zebra
`
  .trim()
  .split(/\s+/);
