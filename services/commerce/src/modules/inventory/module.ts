import type { Module } from '../../module.ts';

export const inventory: Module = { name: 'inventory' };
