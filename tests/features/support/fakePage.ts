/** The page of rows that a list's query asks for. */
export const fakePage = <Row>(query: Readonly<Record<string, string>>, found: readonly Row[]) => {
  const [number, size] = [Number(query['page_number']), Number(query['page_size'])]
  return {
    rows: found.slice(number * size, (number + 1) * size),
    pagination: {
      page_number: number,
      page_size: size,
      total_elements: found.length,
      total_pages: Math.ceil(found.length / size),
    },
  }
}
