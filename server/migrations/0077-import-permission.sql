-- Federation administrators can import members without the permission to change federations. Nobody loses
-- a permission.

insert into permissions (code, label) values ('federations.import', 'Importer les adhérents de sa fédération');

insert into role_permissions (role_id, permission_id)
select roles.id, permissions.id from roles
join permissions on permissions.code = 'federations.import'
where roles.code = 'federation_admin' or exists (
  select from role_permissions as held join permissions as wider on wider.id = held.permission_id
  where held.role_id = roles.id and wider.code = 'federations.write');

create or replace function sow_roles() returns void language sql as $$
  insert into roles (code, label, affectable_from_backoffice) values
    ('giver', 'Responsable de territoire', false),
    ('receiver', 'Particulier', false),
    ('admin', 'Administrateur', true),
    ('federation_admin', 'Administrateur de fédération', true),
    ('role_manager', 'Gestionnaire des rôles', true),
    ('statistics_viewer', 'Lecteur des statistiques', true);

  insert into role_permissions (role_id, permission_id)
  select roles.id, permissions.id
  from roles
  join permissions on
    (roles.code = 'giver' and permissions.code = 'hunts.self.write')
    or (roles.code = 'admin' and permissions.code <> 'hunts.self.write')
    or (roles.code = 'federation_admin' and permissions.code in (
      'federations.view', 'federations.import', 'users.view', 'users.write', 'users.write.block',
      'users.write.token', 'users.write.gdpr', 'statistics.view'))
    or (roles.code = 'role_manager' and permissions.code in ('roles.view', 'roles.write'))
    or (roles.code = 'statistics_viewer' and permissions.code = 'statistics.view');
$$;
