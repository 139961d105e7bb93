/** Lets one in at a time, in the order of asking; the answer opens the way for the next. */
export const createTurnstile = () => {
  let last: Promise<void> = Promise.resolve()
  return async (): Promise<() => void> => {
    const before = last
    let leave = (): void => {}
    last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}
