export interface RecordedEvents {
  readonly count: number;
  readonly replay: () => void;
}
export declare function takeRecordedEvents(slot: Element): RecordedEvents;
