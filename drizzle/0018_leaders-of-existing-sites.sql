-- Written by hand: the members whom the site has shown up to now. A new site has no account yet, and gets them with the
-- demo content, or not at all.
INSERT INTO "leaders" ("board", "name", "position", "position_en", "biography", "biography_en", "visible", "sort_order", "seed_key")
SELECT known.* FROM (VALUES
  ('commissioners', 'Guntur Kapuas', 'Komisaris Utama', 'President Commissioner',
    'Ahli metalurgi yang menghabiskan tiga dasawarsa di industri logam nasional, dari ruang tungku hingga ruang rapat. Sejak 2021 memimpin dewan komisaris dan komite pemantau risiko, dengan perhatian khusus pada keselamatan proses.',
    'A metallurgist with three decades in the national metals industry, from the furnace floor to the boardroom. Has chaired the board of commissioners and its risk committee since 2021, with process safety as a special concern.',
    true, 1, 'guntur'),
  ('commissioners', 'Sekar Landak', 'Komisaris', 'Commissioner',
    'Akuntan dan pengajar tata kelola dari Pontianak. Mengetuai komite audit, dan sebelumnya memeriksa laporan keuangan perusahaan tambang selama delapan belas tahun.',
    'An accountant and teacher of corporate governance from Pontianak. Chairs the audit committee, after eighteen years of auditing the accounts of mining companies.',
    true, 2, 'sekar'),
  ('directors', 'Bayu Melawi', 'Pelaksana Tugas Direktur Utama', 'Acting President Director',
    'Insinyur kimia yang ikut merancang sirkuit digesti kilang ini dan memimpin komisioningnya hingga alumina pertama pada Oktober 2024. Menjalankan tugas direktur utama sekaligus membawahi operasi kilang.',
    'A chemical engineer who helped to design the refinery’s digestion circuit and led its commissioning up to first alumina in October 2024. Serves as acting president director and heads refinery operations.',
    true, 1, 'bayu'),
  ('directors', 'Rinjani Sekadau', 'Direktur Niaga dan Dukungan Bisnis Strategis', 'Commercial and Strategic Business Support Director',
    'Membangun kontrak pasokan bauksit dan penjualan alumina pertama perusahaan. Bertanggung jawab atas niaga, logistik, keuangan, dan sumber daya manusia, setelah karier panjang di perdagangan komoditas dan pelayaran.',
    'Built the company’s bauxite supply and first alumina sales contracts. Responsible for sales, logistics, finance and human resources, after a long career in commodity trading and shipping.',
    true, 2, 'rinjani'),
  ('directors', 'Cakra Pawan', 'Direktur Rekayasa dan Proyek', 'Engineering and Projects Director',
    'Insinyur sipil yang memimpin konstruksi kilang sejak pemancangan tiang pertama di tanah pesisir. Bertanggung jawab atas rekayasa, proyek, dan pengembangan kawasan.',
    'A civil engineer who has led the construction of the refinery since the first pile was driven into coastal ground. Responsible for engineering, projects and site development.',
    false, 3, 'cakra')
) AS known
WHERE EXISTS (SELECT FROM "accounts");
