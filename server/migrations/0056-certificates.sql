-- What the QR code of the certificate of an animal leads to: nobody guesses it, and it says nothing by
-- itself. Kept as it is, so that the receiver prints their certificate again as often as they like.
alter table animals
  add column verification_token text not null unique default replace(gen_random_uuid()::text, '-', '');
