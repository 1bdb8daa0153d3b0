export * from './admission.ts';
export * from './cookies.ts';
export * from './counted-address.ts';
export * from './store-stage.ts';
