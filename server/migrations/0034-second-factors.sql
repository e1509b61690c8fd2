-- Second factors of staff: the factors, by when one must be set up, and which sessions gave it.

-- The day in France from which a factor is required; set once, and null if none is required.
alter table users add column second_factor_due_on date;
-- Demonstration accounts: no due day until a factor is set up.
alter table users add column is_second_factor_waived boolean not null default false;
-- Grace period of staff in days; null for the default.
alter table federations add column second_factor_grace integer
  check (second_factor_grace between 0 and 7);

alter table sessions add column second_factor_at timestamptz;

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Credential id, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- The use counter of the device; always 0 for devices without one.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Secrets shared with authenticator apps: an active one, and an unconfirmed one.
create table totp_secrets (
  user_id bigint not null references users on delete cascade,
  is_confirmed boolean not null default false,
  -- Encrypted with a key derived from the server's secret.
  secret text not null,
  -- When it was created; when it was confirmed, or null.
  since timestamptz not null,
  -- The thirty-second time step of the last accepted code, so that none is accepted twice.
  last_step bigint,
  primary key (user_id, is_confirmed)
);
create index totp_secrets_waiting on totp_secrets (since) where not is_confirmed;

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- WebAuthn challenges, each for one session and one use.
create table passkey_challenges (
  session_hash text not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
