/** Language-neutral paths that more than one part of the remote leads to. */
export const SIZE_GUIDE = '/ring-size-guide/';
export const MEASUREMENTS = '/account/measurements/';
