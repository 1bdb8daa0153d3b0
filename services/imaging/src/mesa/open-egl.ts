import koffi, { type LibraryHandle } from 'koffi';
import { createContext } from './gl-context.ts';

/** `EGL_PLATFORM_SURFACELESS_MESA`: nothing is shown anywhere, and no window system is asked. */
const SURFACELESS = 0x31dd;
const OPENGL_ES = 0x30a0;
const CONTEXT_MAJOR_VERSION = 0x3098;
const NONE = 0x3038;

/** Held as long as the process lives: a library that nothing refers to is closed, and with it what it opened. */
const held: LibraryHandle[] = [];

function load(name: string): LibraryHandle {
  const library = koffi.load(name);
  held.push(library);
  return library;
}

/**
 * Opens OpenGL ES 3 without a window for this thread, on whatever the system draws with.
 *
 * @throws Error where the system has no Mesa, or one that opens no context
 */
export function openEgl(): WebGL2RenderingContext {
  const egl = load('libEGL.so.1');
  const call = <Result>(signature: string, ...words: unknown[]): Result =>
    (egl.func(signature) as (...words: unknown[]) => Result)(...words);
  const display = call('void *eglGetPlatformDisplay(uint, void *, void *)', SURFACELESS, null, null);
  if (display === null) throw new Error('EGL knows no display without a window');
  const failed = (what: string) =>
    new Error(`EGL: ${what} failed with 0x${call<number>('int eglGetError()').toString(16)}`);
  if (!call<number>('uint eglInitialize(void *, void *, void *)', display, null, null))
    throw failed('eglInitialize');
  if (!call<number>('uint eglBindAPI(uint)', OPENGL_ES)) throw failed('eglBindAPI');
  const context = call(
    'void *eglCreateContext(void *, void *, void *, void *)',
    display,
    null,
    null,
    Int32Array.of(CONTEXT_MAJOR_VERSION, 3, NONE),
  );
  if (context === null) throw failed('eglCreateContext');
  if (!call<number>('uint eglMakeCurrent(void *, void *, void *, void *)', display, null, null, context))
    throw failed('eglMakeCurrent');
  return createContext(load('libGLESv2.so.2'));
}
