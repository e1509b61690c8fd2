-- By default a fifth of a table has to be dead before it is vacuumed: of 200 million contacts, more than a
-- week of retention deletes. With these settings about a night of it is cleaned up the next day, and
-- plans know recent hunts.
alter table contacts set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);
