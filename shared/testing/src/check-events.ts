/** As the shell does at its start: an event that is not as the event map says fails the test that caused it. */
import { EVENT_CHECKS } from '@suvarna/contracts/events';
import { bus } from '@suvarna/event-bus';

bus.check(EVENT_CHECKS);
