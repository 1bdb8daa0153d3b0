export { addCredit, creditBalance, takeCredit, withdrawCredit } from './credits.ts';
