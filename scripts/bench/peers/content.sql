create table articles (id serial primary key, title text, excerpt text, image text, date text);
insert into articles (title, excerpt, image, date)
select
  'Kilang mencatat produksi bulan ke-' || n,
  'Produksi alumina bulan ke-' || n || ' memenuhi rencana kerja, dengan pasokan bauksit seluruhnya dari dalam negeri.',
  '/gambar/' || n || '.jpg',
  (date '2022-01-15' + n * interval '1 month')::date::text
from generate_series(1, 50) as n;
