/** Whom messages and texts of suites name. */
export const CONTACT = {
  phone: '1800-111-2222',
  whatsapp: '911112223334',
  email: 'care@shop.example',
  officer: { name: 'Meera Iyer', name_hi: 'मीरा अय्यर', email: 'officer@shop.example' },
  since: '2026-11-29',
} as const;
