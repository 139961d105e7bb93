/** Lets in a limited number at a time; companies that wait take turns, each of them in the order in which it asked. */
export const createTurns = (places: number) => {
  const waiting = new Map<string, (() => void)[]>()
  let free = places

  const letNextIn = (): void => {
    const [next] = waiting
    if (next === undefined) {
      free += 1
      return
    }
    const [company, [enter, ...others]] = next
    // Behind all others that wait.
    waiting.delete(company)
    if (others.length > 0) waiting.set(company, others)
    enter?.()
  }

  const entered = (company: string): Promise<void> =>
    new Promise((resolve) => {
      if (free > 0) {
        free -= 1
        resolve()
      } else {
        const ofCompany = waiting.get(company)
        if (ofCompany === undefined) waiting.set(company, [resolve])
        else ofCompany.push(resolve)
      }
    })

  return async <Value>(company: string, work: () => Promise<Value>): Promise<Value> => {
    await entered(company)
    try {
      return await work()
    } finally {
      letNextIn()
    }
  }
}

export type Turns = ReturnType<typeof createTurns>
