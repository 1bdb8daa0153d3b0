-- A code for following an order is open to whoever knows where it went. Tries are counted for each
-- address there, five as ever, and these are those of all addresses together.
alter table one_time_codes drop constraint one_time_codes_wrong_tries_check;
alter table one_time_codes add constraint one_time_codes_wrong_tries_check check (wrong_tries between 0 and case purpose when 'track' then 20 else 5 end);
