import { MODULES } from './modules.ts';
import { collectMessages } from './platform/notifications/messages.ts';

/** The words of every message this service sends. */
export const MESSAGE_TEMPLATES = collectMessages(MODULES.flatMap(({ messages }) => messages ?? []));
