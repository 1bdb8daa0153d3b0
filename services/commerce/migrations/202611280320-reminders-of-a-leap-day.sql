-- A yearly reminder is counted from the day that was chosen: one of a 29th of February comes back to it.
alter table box_reminders add column first_on date;
update box_reminders set first_on = due_on;
alter table box_reminders alter column first_on set not null;
