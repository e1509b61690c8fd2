-- A giver registers a sample when it is taken; its laboratory and reference are known once it is sent.
alter table samples alter column laboratory drop not null;
alter table samples alter column reference drop not null;
alter table samples add constraint samples_sent_named
  check (state = 'taken' or (laboratory is not null and reference is not null));
-- Where in the carcass it was taken, if known.
alter table samples add column site text check (site in ('diaphragm', 'tongue', 'foreleg'));
