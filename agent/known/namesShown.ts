/** Documents that are named one by one; of more only their number is shown. */
const mostShown = 5

/** The first names of documents, and how many there are where that is more. */
export const namesShown = (names: readonly string[]): string => {
  const first = names.slice(0, mostShown).join(', ')
  return names.length > mostShown ? `${first}, … (${names.length})` : first
}
