import { describe, expect, it } from '@jest/globals';
import {
  CONTENT_SECURITY_POLICY,
  DOCUMENT_PERMISSIONS,
  isSealedWorker,
  ownDocumentPolicy,
  SEALED_WORKER_POLICY,
  securityHeaders,
} from './security-headers.ts';

describe('what may compile WebAssembly', () => {
  it('is a sealed worker and nothing else, and it may reach nothing', () => {
    expect(SEALED_WORKER_POLICY).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
    for (const policy of [CONTENT_SECURITY_POLICY, ownDocumentPolicy(['https://shop.example/shell/'])])
      expect(policy).not.toContain('wasm');
    expect(isSealedWorker('/remotes/catalog/1.0.0/finder-sealed-worker.js')).toBe(true);
    for (const path of [
      '/remotes/catalog/1.0.0/bake-worker.js',
      '/remotes/catalog/1.0.0/finder-sealed-worker.js.map',
      '/remotes/catalog/1.0.0/sealed.js',
    ]) {
      expect(isSealedWorker(path)).toBe(false);
    }
  });
});

describe('who may ask for camera, microphone and place', () => {
  it('is a page that is not of money; every other answer forbids it, and every other device stays forbidden', () => {
    const usual = securityHeaders('https://shop.example')['permissions-policy'] ?? '';
    for (const device of ['camera', 'geolocation', 'microphone']) expect(usual).toContain(`${device}=()`);
    expect(DOCUMENT_PERMISSIONS).toBe(usual.replaceAll(/(camera|geolocation|microphone)=\(\)/g, '$1=(self)'));
  });
});
