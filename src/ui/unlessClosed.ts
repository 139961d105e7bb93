/**
 * What the browser's storage answers. One that is closed or full throws a DOMException: what was to be kept then lasts as long as the
 * page, and `otherwise` is the answer.
 */
export const unlessClosed = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work()
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}
