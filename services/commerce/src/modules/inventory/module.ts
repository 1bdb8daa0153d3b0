import type { Module } from '../../module.ts';

export const inventory: Module = {
  name: 'inventory',
  personalData: {
    told: [],
    untold: { stock_reservations: 'pieces that were put aside; they are told as lines of their order' },
  },
};
