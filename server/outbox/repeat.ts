/** Repeats work after so many milliseconds until it is stopped. */
export type Repeat = (work: () => void, every: number) => () => void

export const byTimer: Repeat = (work, every) => {
  const timer = setInterval(work, every)
  return () => clearInterval(timer)
}
