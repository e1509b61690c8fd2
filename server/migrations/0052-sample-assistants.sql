-- The assistant who entered a result: it counts as theirs too when it is corrected.
alter table samples add column result_assistant_id bigint references users;
