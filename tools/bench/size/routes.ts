/** Routes that are weighed, with the lazy chunks that each fetches at once, beside the entry. Chunks are named by their first source file. */
export const routes: readonly { readonly route: string; readonly chunks: readonly string[]; readonly aim: number }[] = [
  { route: 'sign-in', chunks: [], aim: 120_000 },
  { route: 'list', chunks: [], aim: 190_000 },
]
