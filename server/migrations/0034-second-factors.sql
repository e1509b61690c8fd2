-- The second factor of staff: what it may be, by when it has to be set up, and which sessions gave it.

-- The day in France from which nothing works without; set once, and null for who needs none.
alter table users add column second_factor_due_on date;
-- Accounts of a demonstration: no day comes until one is set up.
alter table users add column is_second_factor_waived boolean not null default false;
-- Days that its staff may work without; null for the usual ones.
alter table federations add column second_factor_grace integer
  check (second_factor_grace between 0 and 7);

alter table sessions add column second_factor_at timestamptz;

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- As the device names it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it was used; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- The secret that an authenticator application shares: one in use, and one that waits for a code of it.
create table totp_secrets (
  user_id bigint not null references users on delete cascade,
  is_confirmed boolean not null default false,
  -- Encrypted with a key made from the secret of the server.
  secret text not null,
  -- When it was made; when it was confirmed, once it is.
  since timestamptz not null,
  -- The step of thirty seconds of the last code that served, so that none serves again.
  last_step bigint,
  primary key (user_id, is_confirmed)
);
create index totp_secrets_waiting on totp_secrets (since) where not is_confirmed;

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- What a device is to sign, for one session and once.
create table passkey_challenges (
  session_hash text not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
