import { newUuid } from '../../domain/uuid.ts'

/**
 * The id of a record that has never been saved. It is made where the form is, so that a record whose answer was lost is saved again
 * as itself and not as a second one (docs/decisions/0007).
 */
export const newRecordId = (): string => newUuid(Date.now())

/** The id of the new record that a form fills in, and the next one's. */
export interface NewRecordIds {
  readonly current: () => string
  readonly advance: () => void
}

export const newRecordIds = (): NewRecordIds => {
  let id = newRecordId()
  return {
    current: () => id,
    advance: () => {
      id = newRecordId()
    },
  }
}
