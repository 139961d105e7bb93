import { listingOf } from './listing.ts'
import { readListed, type Wanted } from './readListed.ts'

/** Prints the wanted paths, machine by machine. @returns the exit code */
export const printListing = async (root: string, wanted: Wanted): Promise<number> => {
  const listed = await readListed(root, wanted)
  if (!listed.ok) {
    console.error(listed.problem)
    return 2
  }
  for (const { described: flow } of listed.flows) console.log(listingOf(flow))
  return 0
}
