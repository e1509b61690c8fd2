-- Calls that a person affected by a recall did not answer, and why staff gave up reaching them.
alter table recall_receivers
  add column call_attempts integer not null default 0,
  add column last_attempt_at timestamptz,
  add column given_up_reason text;
