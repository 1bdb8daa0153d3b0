const ANSWER_MS = 3_000;

/**
 * Posts a message to a chat service's incoming webhook, in the body that Slack, Mattermost and Google Chat
 * all take: `{"text"}` and nothing else, because Google Chat refuses fields it does not know.
 *
 * @returns the status of the answer
 * @throws when there is none within three seconds, or it leads elsewhere
 */
export async function postToChat(url: string, text: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await response.body?.cancel();
  return response.status;
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300;
