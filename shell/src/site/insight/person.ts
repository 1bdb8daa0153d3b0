import { isbot } from 'isbot';

/** Programs that measure stores and are no crawlers (specification §6: both are left out). */
const AUDIT_AGENT =
  /lighthouse|pagespeed|gtmetrix|webpagetest|\bPTST\b|pingdom|speedcurve|calibre|sitespeed|catchpoint|dareboost/i;

/** Whether a person may be behind the browser: neither crawler nor performance-audit agent. */
export const isPerson = (userAgent: string): boolean =>
  userAgent !== '' && !isbot(userAgent) && !AUDIT_AGENT.test(userAgent);
