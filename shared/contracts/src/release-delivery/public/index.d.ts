export * from './host-contract.ts';
export * from './public-composition.ts';
export * from './remote-override.ts';
