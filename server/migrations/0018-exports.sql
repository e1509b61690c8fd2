-- Files that were asked for and may be fetched for a while, by who asked for them.

create table exports (
  -- Hash of the random part of the address: the table alone opens no file.
  token_hash text primary key,
  user_id integer not null references users,
  statistic text not null,
  -- The values of its filters; no personal datum among them.
  chosen jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index exports_expiry on exports (expires_at);
