/** What suites with a document share. */
import { EVENT_CHECKS } from '@suvarna/contracts/events';
import { bus } from '@suvarna/event-bus';
import { configure } from '@testing-library/dom';

// As the shell does at its start: an event that is not as the event map says fails the test that caused it.
bus.check(EVENT_CHECKS);

// Its own limit is one second, which a busy machine takes for a page that fetches three things.
configure({ asyncUtilTimeout: 30_000 });
