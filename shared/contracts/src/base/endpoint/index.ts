export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-alert.ts';
export * from './language.ts';
export * from './moment.ts';
export * from './needs.ts';
