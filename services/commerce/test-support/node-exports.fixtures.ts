/**
 * What the service imports by name from Node's own modules is what stands in them now: Node loaded the
 * service, so a spy in the suite is not seen by it otherwise.
 */
export function followNodeExports(): void {
  const ofNode = Reflect.get(globalThis, Symbol.for('suvarna.load-once')) as NodeJS.Require;
  (ofNode('node:module') as typeof import('node:module')).syncBuiltinESMExports();
}
