-- The federation of a first report must exist: null once it is deleted. Corrections are then answered
-- only by staff of all federations.
update report_versions set federation_id = null
where federation_id is not null
  and not exists (select from federations where federations.id = report_versions.federation_id);
alter table report_versions
  add constraint report_versions_federation foreign key (federation_id) references federations on delete set null;
