-- Whoever stopped a change of their address: it changes again only after a new password.
alter table users add column address_barred_at timestamptz;
