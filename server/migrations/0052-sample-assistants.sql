-- Who entered a result in somebody's place: it counts as theirs too when it is taken back.
alter table samples add column result_assistant_id bigint references users;
