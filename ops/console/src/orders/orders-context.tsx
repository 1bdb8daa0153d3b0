import { useQueryClient } from '@tanstack/react-query';
import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { OrderOf } from './orders.model.ts';

interface Orders {
  /** Opens the dialog of an order. */
  readonly ask: (order: OrderOf) => void;
  /** What the last order came to, in words. */
  readonly outcome: string;
}

const OrdersContext = createContext<Orders | null>(null);
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }));

export function useOrders(): Orders {
  const orders = use(OrdersContext);
  if (!orders) throw new Error('there is no OrdersProvider above');
  return orders;
}

/** One dialog for every change, wherever it is asked for. */
export function OrdersProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ readonly make: OrderOf; readonly number: number } | null>(null);
  const [outcome, setOutcome] = useState('');
  const orders = useMemo(
    () => ({
      outcome,
      ask: (make: OrderOf) => {
        setOutcome('');
        setAsked((before) => ({ make, number: (before?.number ?? 0) + 1 }));
      },
    }),
    [outcome],
  );
  return (
    <OrdersContext value={orders}>
      {children}
      {asked && (
        <Suspense>
          <OrderDialog
            key={asked.number}
            make={asked.make}
            onClose={() => setAsked(null)}
            onDone={(said) => {
              setOutcome(said);
              // A change may show anywhere: in the log, in who waits, in what is live. What was tried before it is over.
              void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'check' });
            }}
          />
        </Suspense>
      )}
    </OrdersContext>
  );
}
