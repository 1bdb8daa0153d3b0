export { invitations } from './check-code.ts';
