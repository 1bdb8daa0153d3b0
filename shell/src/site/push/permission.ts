/**
 * What the browser was told about notices, without holding the page: `Notification.permission` asks
 * another process and waits for it (45 ms on the bench's phone, at every look).
 *
 * @returns null in a browser without notices, or one that does not say
 */
export async function noticePermission(): Promise<PermissionStatus | null> {
  if (!('Notification' in globalThis) || !('permissions' in navigator)) return null;
  return navigator.permissions.query({ name: 'notifications' });
}
