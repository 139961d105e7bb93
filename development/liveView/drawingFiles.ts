type DrawingFiles = Readonly<Record<string, () => Promise<unknown>>>

/** Fetches the exported drawings, by the machine and the language; the development server puts them in place of this (tools/build/chartDrawings.ts). */
export const files: DrawingFiles = {}
