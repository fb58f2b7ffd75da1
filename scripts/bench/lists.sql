-- What a newsroom has after many years, in two languages. ARTICLES, ASSETS and ENTRIES are replaced by numbers.
-- The columns that triggers keep are filled at once at the end.

set synchronous_commit = off;
set maintenance_work_mem = '256MB';

insert into assets (name, path, category, subcategory, media_type, sort_order, tags, filename, title, alt_text, alt_text_en, width, height, size)
select
  'PICTURE_' || i, '/assets/picture-' || i || '.webp',
  (array['news', 'reports', 'home', 'circularity', 'social', 'environment'])[1 + i % 6], null, 'image', i,
  'refinery, ' || (i % 50), 'picture-' || i || '.webp', 'Picture number ' || i,
  case when i % 10 = 0 then '' else 'Gambar nomor ' || i end, 'Picture number ' || i, 1600, 900, 250000 + i
from generate_series(1, ASSETS) i;

insert into articles (category, topic, status, author, published_at, created_at)
select
  case when i % 5000 = 1 then 'reports' else 'news' end, 'press-release',
  (array['published', 'published', 'published', 'published', 'archived'])[1 + i % 5],
  'Corporate Secretary', now() - i * interval '1 hour', now() - i * interval '1 hour'
from generate_series(1, ARTICLES) i;
update articles set status = 'draft' where id % 400 = 0;

alter table article_details disable trigger describe_article_of_language;
insert into article_details (article_id, language, title, slug, content, excerpt)
select
  id, language,
  (array['Refinery reaches capacity', 'Harbour opens a berth', 'Nursery plants mangroves', 'Board publishes figures'])[1 + id % 4]
    || ' ' || id,
  'story-' || id,
  '<p>' || repeat('The refinery has reached its full capacity this year. ', 8) || '</p>', 'In short: story ' || id % 1000
from articles, unnest(array['id', 'en']) language
where language = 'id' or id % 20 <> 0;
alter table article_details enable trigger describe_article_of_language;
update articles set (title_key, language_count, list_text) = (
  select lower(max(title)), count(*), lower(string_agg(concat_ws(E' \n ', title, excerpt), E' \n '))
  from article_details where article_id = articles.id
);

-- Filling an index at once is many times faster than row by row.
create temp table later as
  select indexname, indexdef from pg_indexes
  where tablename = 'activity_logs' and indexname in ('activity_logs_search', 'activity_logs_by_user', 'activity_logs_by_user_id', 'activity_logs_by_user_and_action',
    'activity_logs_by_action', 'activity_logs_by_event', 'activity_logs_by_status', 'activity_logs_by_resource');
do $$ declare one record; begin for one in select * from later loop execute 'drop index ' || one.indexname; end loop; end $$;

insert into activity_logs (user_id, username, action_type, event, status, timestamp, resource_type, resource_name, resource_id)
select
  i % 12, 'editor' || i % 12,
  (array['login', 'logout', 'upload', 'create', 'update', 'delete', 'other'])[1 + i % 7],
  (array['signedIn', 'signedOut', 'asset.uploaded', 'created', 'updated', 'deleted', 'message.opened'])[1 + i % 7],
  case when i % 33 = 0 then 'failed' else 'success' end,
  now() - (ENTRIES - i) * interval '1 minute', 'article', 'Refinery reaches capacity ' || i % 5000, (i % 5000)::text
from generate_series(1, ENTRIES) i;

do $$ declare one record; begin for one in select * from later loop execute one.indexdef; end loop; end $$;

insert into contact_messages (submission_key, name, email, subject, message, language, status, created_at)
select
  'key-' || i, 'Visitor ' || i, 'visitor' || i || '@example.com', 'umum',
  'A question about the refinery, number ' || i, 'id', case when i % 40 = 0 then 'new' else 'closed' end,
  now() - i * interval '1 hour'
from generate_series(1, ASSETS) i;

insert into mails (message_id, recipients, subject, body, status, sent_at, created_at)
select
  'mail-' || i || '@example.com', jsonb_build_array('reader' || i || '@example.com'), 'An answer, number ' || i,
  'Thank you for your question.', 'sent', now() - i * interval '1 hour', now() - i * interval '1 hour'
from generate_series(1, ASSETS) i;
