import { listingOf } from './listing.ts'
import { readTold, type Wanted } from './readTold.ts'

/** Prints the wanted paths, machine by machine. @returns the exit code */
export const printListing = async (root: string, wanted: Wanted): Promise<number> => {
  const told = await readTold(root, wanted)
  if (!told.ok) {
    console.error(told.problem)
    return 2
  }
  for (const { told: flow } of told.flows) console.log(listingOf(flow))
  return 0
}
