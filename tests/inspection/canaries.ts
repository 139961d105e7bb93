/** Secrets as they may turn up in an event, a context or an answer, each unlike anything that the product says itself. */
export const canaries = [
  '73904826',
  'MatKhau@Canary9',
  'matkhaukhongcodau',
  'Nguyễn Thị Chim Hoàng Yến',
  '12 đường Hoàng Yến, Quận 9',
  '<TKhai><TNNT>Hoàng Yến</TNNT></TKhai>',
  'canary@example.vn',
] as const

/** A copy of a value in which every text, number and key that is the secret's to be has become the secret. */
export const withCanary = (value: unknown, canary: string): unknown => {
  if (typeof value === 'string') return canary
  if (typeof value === 'number') return Number.isNaN(Number(canary)) ? value : Number(canary)
  if (value instanceof Error) return new Error(canary)
  if (Array.isArray(value)) return value.map((item) => withCanary(item, canary))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries([
      ...Object.entries(value).map(([name, inner]) => [name, withCanary(inner, canary)]),
      [canary, canary],
    ])
  return value
}
