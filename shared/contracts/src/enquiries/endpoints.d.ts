import { type Limit } from '../base/endpoint/limit.ts';
export declare const contactCreate: {
  readonly method: 'POST';
  readonly path: 'content/contact/create/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Writes to the store; the same words again bring the same ticket';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    email: import('typebox').TString;
    mobile: import('typebox').TOptional<import('typebox').TString>;
    message: import('typebox').TString;
    order: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    ticket: import('typebox').TString;
    kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
    acknowledged_by: import('typebox').TString;
    answered_by: import('typebox').TString;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const franchiseCreate: {
  readonly method: 'POST';
  readonly path: 'content/franchise_enquiry/create/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Asks for a franchise; the same words again bring the same ticket';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    email: import('typebox').TString;
    mobile: import('typebox').TOptional<import('typebox').TString>;
    message: import('typebox').TString;
    city: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    ticket: import('typebox').TString;
    kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
    acknowledged_by: import('typebox').TString;
    answered_by: import('typebox').TString;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const grievanceCreate: {
  readonly method: 'POST';
  readonly path: 'content/grievance/create/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Writes to the grievance officer; the same words again bring the same ticket';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    email: import('typebox').TString;
    mobile: import('typebox').TOptional<import('typebox').TString>;
    message: import('typebox').TString;
    order: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    ticket: import('typebox').TString;
    kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
    acknowledged_by: import('typebox').TString;
    answered_by: import('typebox').TString;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const enquiryForm: {
  readonly method: 'POST';
  readonly path: 'content/enquiry/form/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'The same by a form of the shop’s own pages, for browsers without scripts; leads back to the page';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    email: import('typebox').TString;
    mobile: import('typebox').TOptional<import('typebox').TString>;
    message: import('typebox').TString;
    kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
    lang: import('typebox').TUnsafe<'en' | 'hi'>;
    order: import('typebox').TOptional<import('typebox').TString>;
    city: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
