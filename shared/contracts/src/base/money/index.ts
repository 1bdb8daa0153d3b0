export * from './money.ts';
export * from './sign.ts';
export * from './weight.ts';
