/**
 * What the address says of every form that is a page, beside the list below it; a kind adds its own. By itself, since the frame of the
 * product loads it.
 */
export const openingParameters = ['copy', 'continues', 'check'] as const
