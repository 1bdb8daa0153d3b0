-- Reasons of earlier migrations were written without the dot below that their words have.
update order_reasons set label_hi = replace(replace(label_hi, 'खराब', 'ख़राब'), 'गलत', 'ग़लत') where label_hi like any (array['%खराब%', '%गलत%']);
