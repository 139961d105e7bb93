/**
 * The id of a record that has never been saved, a UUID of version 7 (RFC 9562 §5.7). It is made where the form is, so that a
 * record whose answer was lost is saved again as itself and not as a second one (docs/decisions/0007). `at` is Unix time in milliseconds.
 */
export const newRecordId = (at: number = Date.now()): string => {
  const time = at.toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
