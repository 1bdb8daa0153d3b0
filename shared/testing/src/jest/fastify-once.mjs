/** `fastify.cjs` for the product that Node loads: see node-environment.mjs. */
import create from './fastify.cjs';

export * from 'fastify';
export default create;
