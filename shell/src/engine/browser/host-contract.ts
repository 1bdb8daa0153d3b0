/** Whether a shell that speaks one version of the host contract carries what needs another: the same major, and at least that. */
export function meets(spoken: string, needed: string): boolean {
  const [major = 0, minor = 0, patch = 0] = spoken.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0, neededPatch = 0] = needed.split('.').map(Number);
  return major === neededMajor && (minor > neededMinor || (minor === neededMinor && patch >= neededPatch));
}
