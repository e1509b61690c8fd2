-- An import replaces the list of its federation; earlier ones removed nobody.

update federation_jobs set report = report || '{"removed": 0}' where kind = 'import' and report is not null;
