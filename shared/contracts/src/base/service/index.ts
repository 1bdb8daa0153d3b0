export * from './admission.ts';
export * from './agent-paths.ts';
export * from './cookies.ts';
export * from './counted-address.ts';
export * from './store-stage.ts';
