import { describe, expect, it, jest } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { promptTexts } from '#texts/prompt';
import type { EnablePush } from '../push.port.ts';
import { View } from './notification.prompt.tsx';

function open(outcome: Awaited<ReturnType<EnablePush>>) {
  const enablePush = jest.fn<EnablePush>().mockResolvedValue(outcome);
  const close = jest.fn();
  render(
    <View
      locale="en"
      t={promptTexts('en')}
      onClose={close}
      enablePush={enablePush}
      isUpdateHard={() => false}
    />,
  );
  return { enablePush, close };
}

describe('the soft question about notices', () => {
  it.each(['granted', 'denied', 'failed'] as const)(
    'lets the browser ask after a yes only; %s is logged, and nothing more is said',
    async (outcome) => {
      const heard = jest.fn();
      const stop = bus.on('notification.permission.answered', heard);
      const { enablePush, close } = open(outcome);
      expect(enablePush).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Yes, notify me' }));
      expect(enablePush).toHaveBeenCalledTimes(1);
      expect(heard).toHaveBeenCalledWith({ outcome });
      expect(close).toHaveBeenCalledTimes(1);
      stop();
    },
  );

  it('takes a no for a no', async () => {
    const { enablePush, close } = open('granted');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(enablePush).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
