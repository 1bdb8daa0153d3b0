export * from './money.ts';
export * from './weight.ts';
