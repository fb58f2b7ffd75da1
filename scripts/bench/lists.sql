-- What a newsroom has after many years: 20,000 assets, 5,000 articles in two languages, 500,000 entries of the log.

insert into assets (name, path, category, subcategory, media_type, sort_order, tags, filename, title, alt_text, alt_text_en, width, height, size)
select
  'PICTURE_' || i, '/assets/picture-' || i || '.webp',
  (array['news', 'reports', 'home', 'circularity', 'social', 'environment'])[1 + i % 6], null, 'image', i,
  'refinery, ' || (i % 50), 'picture-' || i || '.webp', 'Picture number ' || i,
  case when i % 10 = 0 then '' else 'Gambar nomor ' || i end, 'Picture number ' || i, 1600, 900, 250000
from generate_series(1, 20000) i;

insert into articles (category, topic, status, author, published_at, created_at)
select
  'news', 'press-release', (array['published', 'published', 'published', 'draft', 'archived'])[1 + i % 5],
  'Corporate Secretary', now() - i * interval '1 day', now() - i * interval '1 day'
from generate_series(1, 5000) i;

insert into article_details (article_id, language, title, slug, content, excerpt)
select
  id, language, 'Refinery reaches capacity ' || id, 'refinery-' || id,
  '<p>' || repeat('The refinery has reached its full capacity this year. ', 60) || '</p>', 'In short.'
from articles, unnest(array['id', 'en']) language
where language = 'id' or id % 20 <> 0;

insert into activity_logs (user_id, username, action_type, description, status, timestamp, resource_type, resource_name, resource_id)
select
  i % 12, 'editor' || i % 12,
  (array['login', 'logout', 'upload', 'create', 'update', 'delete', 'other'])[1 + i % 7],
  'Updated article "Refinery reaches capacity number ' || i || '"',
  case when i % 33 = 0 then 'failed' else 'success' end,
  now() - (500000 - i) * interval '1 minute', 'article', 'Refinery reaches capacity ' || i % 5000, (i % 5000)::text
from generate_series(1, 500000) i;

insert into contact_messages (submission_key, name, email, subject, message, language, status, created_at)
select
  'key-' || i, 'Visitor ' || i, 'visitor' || i || '@example.com', 'umum',
  'A question about the refinery, number ' || i, 'id', case when i % 40 = 0 then 'new' else 'closed' end,
  now() - i * interval '1 hour'
from generate_series(1, 20000) i;

insert into mails (message_id, recipients, subject, body, status, sent_at, created_at)
select
  'mail-' || i || '@example.com', jsonb_build_array('reader' || i || '@example.com'), 'An answer, number ' || i,
  'Thank you for your question.', 'sent', now() - i * interval '1 hour', now() - i * interval '1 hour'
from generate_series(1, 20000) i;
