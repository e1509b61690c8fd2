-- The weekly digest, on Mondays: the last day handled; null for people who have not turned it on.

alter table users add column digest_done_on date;
create index users_to_digest on users (digest_done_on) where digest_done_on is not null;
