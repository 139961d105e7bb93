export interface PageRequest {
  /** From 0. */
  readonly number: number
  readonly size: number
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many items all pages hold together. */
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
}
