-- A new address that staff assigns to an account: it takes effect when confirmed, and the former address
-- can stop it for a while.

create table address_changes (
  user_id bigint primary key references users on delete cascade,
  former text not null,
  email text not null,
  ends_at timestamptz not null,
  -- Null while the former address is still used.
  confirmed_at timestamptz
);
create index address_changes_former on address_changes (former);
create index address_changes_end on address_changes (ends_at);

alter table tokens drop constraint tokens_purpose_check;
alter table tokens add constraint tokens_purpose_check
  check (purpose in ('password', 'address', 'session', 'new_address', 'stop_address'));
