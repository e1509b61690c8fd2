-- Search and sort columns of the users list.

-- The words of a text in lower case, without accents or ligatures, as the server's `bareWords` normalises
-- searches.
create function bare_words(text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(regexp_replace(
      normalize(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), nfd),
      '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+'), '')
$$;

-- The words of the name and of the address, and the digits of the phone as one word.
alter table users add column search_words tsvector generated always as (
  array_to_tsvector(
    bare_words(firstname || ' ' || coalesce(lastname, '') || ' ' || email)
    || bare_words(regexp_replace(coalesce(phone, ''), '\D', '', 'g')))
) stored;
create index users_search on users using gin (search_words);
create index givers_nit on givers (lower(nit) text_pattern_ops);

create index users_by_email on users (email collate "und-x-icu", id);
create index users_by_firstname on users (firstname collate "und-x-icu", id);
create index users_by_lastname on users (lastname collate "und-x-icu", id);
create index users_by_creation on users (created_at, id);
