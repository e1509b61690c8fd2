-- Why an offer to a person was cancelled without their giving it up: they refused the use of their data
-- (refusal), or their account was blocked (closing).
alter table offers
  add column ended_by text;
