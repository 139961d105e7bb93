/** Rows of one upload, as of the file that they come from. */
export const mostUploadedRows = 50_000
