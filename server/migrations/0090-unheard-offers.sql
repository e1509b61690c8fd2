-- The mail that notifies a person of an offer or promise, and whether the offer expired before it was
-- sent: the person then counts as not asked, whatever the offer's state.
alter table offers
  add column mail_id bigint references mails on delete set null,
  add column is_unheard boolean not null default false;
create index offers_mail on offers (mail_id) where mail_id is not null;
