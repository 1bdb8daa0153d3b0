-- The rates in force are the last ones by their moment, not by their number: every process asks for
-- them every few seconds, and reads one entry of these.
create index gold_rates_in_force on gold_rates (effective_from, version);
create index fx_rates_in_force on fx_rates (effective_from, version);
