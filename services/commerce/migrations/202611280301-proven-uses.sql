-- A contact that a guest typed in is proven once a code that was sent there comes back: when the order
-- is followed with it, or goes into an account that has it.
grant update (proven) on coupon_claims to commerce_app;
