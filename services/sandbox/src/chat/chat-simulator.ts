import type { Locale } from '@suvarna/contracts/locale';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { texts } from './texts.ts';

interface Said {
  readonly id: string;
  readonly by: 'shopper' | 'agent';
  readonly text: string;
  readonly at: string;
}

export interface Conversation {
  readonly id: string;
  readonly language: Locale;
  /** Path of the page it began at, where it is that of a design; else empty. */
  readonly about: string;
  readonly said: readonly Said[];
}

const MOST_CONVERSATIONS = 500;
const LONGEST = 100;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
/** Help hours of the store: 9am to 6pm, every day. */
const OPENS = 9;
const CLOSES = 18;

export interface ChatSimulator {
  open(language: Locale, about: string): Conversation;
  find(id: string): Conversation | undefined;
  /** Stores the message and the answer to it. @returns nothing when there is no such conversation, or it is full */
  say(id: string, text: string): Conversation | undefined;
}

/** The first whose words occur is answered. */
const TOPICS = ['return', 'order', 'size', 'price'] as const;

/** Conversations with answers that were written before. */
export function createChatSimulator(clock: () => Date = () => new Date()): ChatSimulator {
  const conversations = new LRUCache<string, Conversation>({ max: MOST_CONVERSATIONS });
  const line = (by: Said['by'], text: string): Said => ({
    id: randomUUID(),
    by,
    text,
    at: clock().toISOString(),
  });

  const answer = (language: Locale, text: string): string => {
    const t = texts(language);
    const asked = text.toLowerCase();
    const topic = TOPICS.find((each) =>
      t(`words.${each}`)
        .split(', ')
        .some((word) => asked.includes(word)),
    );
    const said = t(`answer.${topic ?? 'else'}`);
    const hour = new Date(clock().getTime() + INDIA_OFFSET_MS).getUTCHours();
    return hour >= OPENS && hour < CLOSES ? said : `${said} ${t('closed')}`;
  };

  return {
    open(language, about) {
      const conversation: Conversation = {
        id: randomUUID(),
        language,
        about,
        said: [line('agent', texts(language)('hello'))],
      };
      conversations.set(conversation.id, conversation);
      return conversation;
    },
    find: (id) => conversations.get(id),
    say(id, text) {
      const conversation = conversations.get(id);
      if (!conversation || conversation.said.length >= LONGEST) return undefined;
      const next = {
        ...conversation,
        said: [
          ...conversation.said,
          line('shopper', text),
          line('agent', answer(conversation.language, text)),
        ],
      };
      conversations.set(id, next);
      return next;
    },
  };
}
