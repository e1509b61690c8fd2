-- The hash of the link in an offer's mail, by which its receiver answers without signing in. Null for
-- offers made before links existed.
alter table offers add column token_hash text unique;
