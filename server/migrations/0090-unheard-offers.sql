-- The mail by which a person hears of an offer, or of what is promised to them. Whether an offer expired
-- before its mail had left: the person was not asked, whatever is stored of the offer.
alter table offers
  add column mail_id bigint references mails on delete set null,
  add column is_unheard boolean not null default false;
create index offers_mail on offers (mail_id) where mail_id is not null;
