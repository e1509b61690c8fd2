-- The mail of what waits, on Mondays: the last day that is done with; null for whoever has not asked for it.

alter table users add column digest_done_on date;
create index users_to_digest on users (digest_done_on) where digest_done_on is not null;
