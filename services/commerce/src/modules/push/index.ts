export { pushChannel } from './push-channel.ts';
export { type PushSettings, readPushSettings } from './push-settings.ts';
export { webPushSender } from './web-push-sender.ts';
