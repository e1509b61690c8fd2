-- Recovery codes are hashed like passwords. The codes generated together share one salt, so that a typed
-- code is found with one hash.

delete from recovery_codes;
alter table recovery_codes add column salt text not null;
