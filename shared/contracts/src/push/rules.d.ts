export declare const PUSH_TOPIC = 'androidNotification';
