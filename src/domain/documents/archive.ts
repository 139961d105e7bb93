/** Documents whose PDFs are made into one file. */
export const mostInArchive = 5000

/** How far such a file is. */
export const archiveStates = ['waiting', 'working', 'ready', 'failed'] as const
export type ArchiveState = (typeof archiveStates)[number]
