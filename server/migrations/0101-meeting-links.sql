-- The link by which whoever stands in for a giver hands over at a meeting: its hash, one link a meeting.
create table meeting_links (
  meeting_id bigint primary key references meetings on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null
);

-- What was noted of an offer by such a link.
alter table offers add column delegate_noted text check (delegate_noted in ('handedOver', 'noShow'));
