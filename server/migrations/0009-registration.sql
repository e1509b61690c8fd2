-- By which a registration that is sent again is recognised: a keyed hash of the key that the page
-- gave it and of the address. Null for who did not register by themselves, or without a key.
alter table users add column registration_key text;
