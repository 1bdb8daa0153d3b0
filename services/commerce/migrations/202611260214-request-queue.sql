-- One queue of what customers ask for: what was asked for orders stands in it beside all other kinds (ADR 54).
-- Who took a request back with a return is its shopper, who has no name there; and a refused one is opened again.
alter table order_request_steps drop constraint order_request_steps_state_check;
alter table order_request_steps drop constraint order_request_steps_decided_by_check;
alter table order_request_steps
  add constraint order_request_steps_state_check
    check (state in ('open', 'accepted', 'declined', 'done', 'withdrawn', 'called-off')) not valid,
  add constraint order_request_steps_decided_by_check
    check (char_length(decided_by) <= 80 and (decided_by = '') = (state = 'withdrawn')) not valid;
insert into order_transitions (from_state, to_state, actor) values ('return_rejected', 'return_qc', 'staff');

create view request_queue as
select
  request_id, kind, state, customer_id,
  coalesce(evidence ->> 'orderNo', '') as order_no,
  evidence || coalesce(requoted, '{}') as evidence,
  null::text as name, null::text as email, null::text as phone,
  created_at, due_at
from customer_requests
union all
select
  request_id, kind, state, customer_id, order_no, null, name, email, phone, created_at,
  -- By when the store's people are to act (Consumer Protection (E-Commerce) Rules: heard within 48 hours, settled within a month).
  case
    when state in ('return-requested', 'cancel-requested') then moved_at + interval '1 day'
    when state in ('open', 'picked-up', 'return-qc') then moved_at + interval '2 days'
    when state = 'cancelled' and is_paid then moved_at + interval '1 day'
    when state = 'accepted' then moved_at + interval '30 days'
    -- The courier does not go there; or may still come for what its shopper keeps.
    when (state = 'pickup-scheduled' and pickup = 'refused') or (state = 'return-withdrawn' and pickup in ('asked', 'booked', 'collected'))
      then moved_at + interval '2 hours'
  end
from (
  select
    r.id::text as request_id, r.kind, r.order_no, o.customer_id, r.created_at,
    o.billing_address ->> 'full_name' as name, o.buyer_email as email, o.buyer_phone as phone,
    -- Called off before anybody paid at the door: there is nothing to give back.
    o.payment_mode <> 'cod' as is_paid,
    p.state as pickup,
    -- A return's and a cancellation's state is their order's, for as long as that is about them.
    case
      when r.kind in ('resize', 'claim') then r.state
      when r.kind = 'cancel' or r.state = 'open' then replace(o.state, '_', '-')
      when r.state = 'accepted' then 'refund-initiated'
      when r.state = 'done' then 'refunded'
      when r.state = 'declined' then 'return-rejected'
      else 'return-withdrawn'
    end as state,
    case
      when r.kind in ('resize', 'claim')
        then coalesce((select max(s.at) from order_request_steps s where s.request_id = r.id), r.created_at)
      else coalesce((select max(s.at) from order_steps s where s.order_no = r.order_no and s.state = o.state), r.created_at)
    end as moved_at
  from order_requests r
  join orders o on o.order_no = r.order_no
  left join courier_pickups p on p.reference = r.id::text
) as of_orders;
