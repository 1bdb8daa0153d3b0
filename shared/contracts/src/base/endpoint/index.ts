export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-alert.ts';
export * from './limit.ts';
export * from './moment.ts';
export * from './needs.ts';
export { strictObject } from './schema.ts';
