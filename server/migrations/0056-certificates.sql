-- The token in a certificate's QR code: random and meaningless by itself. Stored in clear text, so that
-- the receiver can print the certificate again.
alter table animals
  add column verification_token text not null unique default replace(gen_random_uuid()::text, '-', '');
