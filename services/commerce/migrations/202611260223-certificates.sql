-- Certificates of a piece that was sold, `[{ laboratory, number }]`: given at dispatch, as hallmark numbers are.
alter table order_lines add column certificates jsonb not null default '[]';
alter table order_lines add constraint certificates_are_a_list
  check (jsonb_typeof(certificates) = 'array') not valid;
