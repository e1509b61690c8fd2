-- Numbers that were kept with the country code alone, and dialled as « 33 61 23… ».
update users set phone = regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$', '0\1 \2 \3 \4 \5')
where regexp_replace(phone, '\D', '', 'g') ~ '^33[1-9]\d{8}$';
