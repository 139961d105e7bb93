/** Milliseconds from the end of one look at what was reported to the next. */
export const gatherFor = 1000

/**
 * Hands on what is reported: the first at once, what follows within a second together once it is over, so that many changes in a row cost
 * few looks and none stays unseen. One look at a time.
 */
export const gathered = <Report>(
  look: (reports: readonly Report[]) => Promise<void>,
): { readonly take: (report: Report) => void; readonly end: () => void } => {
  let waiting: readonly Report[] = []
  let isBusy = false
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = async (): Promise<void> => {
    isBusy = waiting.length > 0
    if (!isBusy) return
    const reports = waiting
    waiting = []
    await look(reports)
    if (hasEnded) return
    timer = setTimeout(() => void next(), gatherFor)
  }
  return {
    take: (report) => {
      waiting = [...waiting, report]
      if (!isBusy && !hasEnded) void next()
    },
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
