import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import type { EnablePush } from './push.port.ts';

/** What every prompt is given. */
export interface PromptProps {
  readonly locale: Locale;
  readonly t: Translate;
  /** The prompt is done with, answered or turned down. */
  readonly onClose: () => void;
  readonly enablePush: EnablePush | undefined;
  readonly isUpdateHard: () => boolean;
}
