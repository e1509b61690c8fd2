-- Whether the person called the device theirs when they signed in: such a session outlives a longer silence.
alter table sessions
  add column is_own boolean not null default false;
