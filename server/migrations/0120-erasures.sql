-- Erasures that a restored backup does not contain, and which are then applied again: copied outside the
-- database (server/erasures/ledger.ts). Ids only. No foreign key: the ledger may name a person who had not
-- registered yet when the backup was made.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  what text not null check (what in ('anonymised', 'refused', 'unsubscribed')),
  user_id bigint not null,
  at timestamptz not null
);
create index erasures_age on erasures (at);
