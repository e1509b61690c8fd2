-- That a person confirmed, as they accepted a boar or game that a sanitary rule informs of, that they read
-- what it says, and of which rules they were told.
alter table offers
  add column warned_at timestamptz,
  add column told_rule_ids bigint[] not null default '{}';
