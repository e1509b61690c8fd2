-- What a report says that a person received, while that person says that they did not.

create table contested_lines (
  receiver_id bigint not null references receivers on delete cascade,
  hunt_id bigint not null references hunts on delete cascade,
  -- The day in France.
  contested_on date not null,
  primary key (receiver_id, hunt_id)
);
create index contested_lines_hunt on contested_lines (hunt_id);
create index contested_lines_age on contested_lines (contested_on);
