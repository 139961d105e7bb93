/** Code that is fetched when it is wanted; null where its file cannot be fetched, for which an import throws a TypeError. */
export const fetched = async <Module>(code: Promise<Module>): Promise<Module | null> => {
  try {
    return await code
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
