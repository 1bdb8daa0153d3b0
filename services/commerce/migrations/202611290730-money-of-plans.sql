-- What all plans hold together is summed now and then; balances change without touching the index.
create index money_of_plans on ledger_accounts (id) where kind in ('plan-principal', 'plan-held');
