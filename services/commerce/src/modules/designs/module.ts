import type { Module } from '../../module.ts';

export const designs: Module = { name: 'designs' };
