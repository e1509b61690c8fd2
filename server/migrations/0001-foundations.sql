-- Sessions and sign-in throttling; people are referenced by id only.

create table sessions (
  -- Keyed hash of the id in the cookie: the table alone opens no session.
  id_hash text primary key,
  user_id integer not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins, by a keyed hash of the caller's network, of the e-mail tried, or of both.
create table sign_in_failures (
  key text primary key,
  failures integer not null default 0,
  failed_at timestamptz not null,
  -- Null while there are too few failures for a delay.
  blocked_until timestamptz
);
create index sign_in_failures_age on sign_in_failures (failed_at);
