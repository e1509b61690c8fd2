-- Requested files that may be downloaded for a while, and their requesters.

create table exports (
  -- Hash of the random part of the URL: the table alone opens no file.
  token_hash text primary key,
  user_id integer not null references users,
  statistic text not null,
  -- The values of its filters, without personal data.
  chosen jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index exports_expiry on exports (expires_at);
