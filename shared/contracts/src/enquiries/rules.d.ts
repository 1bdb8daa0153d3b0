export declare const ENQUIRY_KINDS: readonly ['contact', 'franchise', 'grievance'];
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export declare const ENQUIRY_STATES: readonly ['open', 'in-progress', 'resolved'];
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
export declare const ENQUIRY: {
  readonly messageMin: 10;
  readonly messageMax: 3000;
  readonly cityMax: 80;
  readonly orderMax: 40;
};
export declare const TICKET = '^(CQ|FR|GR)-[0-9A-Z]{10}$';
export declare const ACKNOWLEDGE_HOURS = 48;
export declare const ANSWER_DAYS: {
  readonly contact: 3;
  readonly franchise: 7;
};
export declare function monthAfter(day: string): string;
