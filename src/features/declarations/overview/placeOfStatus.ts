import { writeDeclarationsPlace } from '../address.ts'

/** The list narrowed to a status as it is shown; to all where the status means nothing, which no filter finds. */
export const placeOfStatus = (status: string) =>
  writeDeclarationsPlace({ filters: status === 'none' ? {} : { status } })
