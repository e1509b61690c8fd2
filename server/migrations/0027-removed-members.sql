-- An import replaces the members of its federation; earlier imports removed nobody.

update federation_jobs set report = report || '{"removed": 0}' where kind = 'import' and report is not null;
