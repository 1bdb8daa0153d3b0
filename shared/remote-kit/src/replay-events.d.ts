import { type ReactNode } from 'react';
import type { RecordedEvents } from './recorded-events.ts';
interface ReplayEventsProps {
  readonly container: Element;
  readonly presses: RecordedEvents;
  readonly children?: ReactNode;
}
export declare function ReplayEvents({ container, presses, children }: ReplayEventsProps): ReactNode;
export {};
