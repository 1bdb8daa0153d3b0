-- W3C trace context of the request that said it, while that is recorded: ids made by chance, nothing of a person.
alter table outbox add column trace_context text check (trace_context ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$');
