-- Why staff lifted a recall that was opened by mistake; null where it was not lifted so.
alter table recalls add column lifted_reason text check (char_length(lifted_reason) <= 255);
