-- When a person confirmed, on accepting a boar or game with sanitary rules, that they read the messages,
-- and of which rules.
alter table offers
  add column warned_at timestamptz,
  add column told_rule_ids bigint[] not null default '{}';
