-- The hash of the link by which a giver's delegate hands over at a meeting; one link per meeting.
create table meeting_links (
  meeting_id bigint primary key references meetings on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null
);

-- Whether an offer's outcome was recorded through such a link.
alter table offers add column delegate_noted text check (delegate_noted in ('handedOver', 'noShow'));
