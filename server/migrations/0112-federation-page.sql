-- What the page of one federation reads.

-- Its last import, among entries of its log that may be many.
create index acts_imports on acts (federation_id, id) where act = 'federation.imported';

-- The words by which an imported member is found. No index: the members of one federation are few enough
-- to be filtered, and an import writes all of them.
alter table retrievers add column search_words tsvector generated always as (
  array_to_tsvector(bare_words(lastname || ' ' || firstname || ' ' || nit || ' ' || coalesce(city, '')))
) stored;
