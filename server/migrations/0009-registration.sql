-- Identifies a retried registration: a keyed hash of the page's key and the address. Null for people who
-- did not register themselves, or without a key.
alter table users add column registration_key text;
