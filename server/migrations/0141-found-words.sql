-- The words by which people and members are found: foreign letters, marks of any script and compounds in one
-- piece, as `foundWords` of `contract/folding.ts`. The generated columns call this function: rows get their
-- new words when they are written next, or by the following file.

create function plain_text(text) returns text language sql immutable parallel safe as $$
  select translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(regexp_replace($1, '[\u02b9-\u02bf]', '''', 'g'), nfkd) collate "und-x-icu"),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]',
        '', 'g'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'øđðłħŧŋıς', 'oddlhtniσ')
$$;

create or replace function bare_words(text) returns text[] language sql immutable parallel safe as $$
  select array_remove(
    regexp_split_to_array(plain collate "und-x-icu", '[^[:alnum:]]+')
      || regexp_split_to_array(
        regexp_replace(plain, '[''’‘‛`´\u2010-\u2015\u2212-]+', '', 'g') collate "und-x-icu", '[^[:alnum:]]+'), '')
  from (select plain_text($1) as plain) as folded
$$;
