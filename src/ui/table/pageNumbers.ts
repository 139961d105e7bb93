/** How many pages a list has: at least one, also when it is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page that a typed text means, within the pages there are; null when it is no number. */
export function typedPage(text: string, pages: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null
  return Math.min(Math.max(1, Number(text)), pages)
}
