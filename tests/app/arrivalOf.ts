import type { Part } from '../../src/ui/part/part.ts'

/** What a part brings, fetched where it is not here yet. */
export const arrivalOf = <Module>(part: Part<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const arrival = part.arrival()
      if (arrival.status === 'here') resolve(arrival.module)
      if (arrival.status === 'failed') reject(new Error('the part did not come'))
    }
    part.subscribe(look)
    part.fetch()
    look()
  })
