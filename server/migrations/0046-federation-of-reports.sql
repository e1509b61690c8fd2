-- The federation of a first report is one that exists: once it is deleted, none. Only staff of all
-- federations then answers a correction of it.
update report_versions set federation_id = null
where federation_id is not null
  and not exists (select from federations where federations.id = report_versions.federation_id);
alter table report_versions
  add constraint report_versions_federation foreign key (federation_id) references federations on delete set null;
