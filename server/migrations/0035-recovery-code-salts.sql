-- Recovery codes are hashed like passwords: the codes that an account gets together share one salt, so
-- that one hash finds the one that was typed.

delete from recovery_codes;
alter table recovery_codes add column salt text not null;
