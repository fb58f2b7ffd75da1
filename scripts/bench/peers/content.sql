create table articles (id serial primary key, title text, address text, excerpt text, date text, image jsonb);
