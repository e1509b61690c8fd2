-- Why staff lifted a recall that was opened by mistake; null unless they did.
alter table recalls add column lifted_reason text check (char_length(lifted_reason) <= 255);
