/** Milliseconds after the last key before the server is asked (seed 001 §7). */
export const lookupDelay = 500
