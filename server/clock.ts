/** The time as everything in the server reads it, so that a test can move it. */
export type Clock = () => Date

export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
