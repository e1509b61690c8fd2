-- Members whom the last import of their federation removed: by name and NIT only, which name them to the
-- staff who import. The next import replaces them, and retention deletes them.
create table removed_retrievers (
  id bigint generated always as identity primary key,
  federation_id bigint not null references federations on delete cascade,
  lastname text not null,
  firstname text not null,
  nit text not null,
  removed_at timestamptz not null,
  search_words tsvector generated always as (
    array_to_tsvector(bare_words(lastname || ' ' || firstname || ' ' || nit))
  ) stored,
  unique (federation_id, nit)
);
create index removed_retrievers_age on removed_retrievers (removed_at);
