-- Single-use links, and counters of rate limits.

create table tokens (
  -- SHA-256 of the token in the link: the table alone opens nothing.
  hash text primary key,
  purpose text not null check (purpose in ('password', 'address', 'session')),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_user on tokens (user_id, purpose);
create index tokens_expiry on tokens (expires_at);

-- Requests since the start of a window, by a keyed hash of the requester or the person concerned.
create table request_counts (
  key text primary key,
  requests integer not null,
  since timestamptz not null
);
create index request_counts_age on request_counts (since);
