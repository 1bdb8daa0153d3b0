/** What suites with a document share. */
import { EVENT_CHECKS } from '@suvarna/contracts/bus-events';
import { bus } from '@suvarna/event-bus';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// As the shell does at its start: an event that is not as the event map says fails the test that caused it.
bus.check(EVENT_CHECKS);

// Its own limit is one second, which a busy machine takes for a page that fetches three things.
configure({ asyncUtilTimeout: 30_000 });

// React's development build takes a stack for each element until it has ten thousand in a second, for messages
// about who made it. They are not read here, and taking them is a twelfth of what these suites cost.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React counts on, and starts again; the number stays.
    },
  });
