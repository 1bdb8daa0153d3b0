import koffi from 'koffi';

/** Whether the system brings what draws without a browser; what draws with it is tested only there. */
export const hasMesa = loads('libEGL.so.1') && loads('libGLESv2.so.2');
if (!hasMesa) process.stderr.write('no OpenGL ES here: drawing without a browser is not tested\n');

function loads(library: string): boolean {
  try {
    koffi.load(library);
    return true;
  } catch {
    // The system has none.
    return false;
  }
}
