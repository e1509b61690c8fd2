-- The link in the mail of an offer, by which its receiver answers without signing in: its hash. Null for
-- offers made before there were links.
alter table offers add column token_hash text unique;
