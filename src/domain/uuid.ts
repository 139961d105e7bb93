/** Twelve bits count the ids of one millisecond, from a random start in the lower half (RFC 9562 §6.2, method 1). */
let latest = { at: 0, count: 0 }

const countAt = (at: number, random: number): number => {
  latest = latest.at === at && latest.count < 0xfff ? { at, count: latest.count + 1 } : { at, count: random & 0x7ff }
  return latest.count
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * A UUID of version 7 (RFC 9562 §5.7): of the ids that one process or page makes, later ones sort later. `at` is Unix time in
 * milliseconds.
 */
export const newUuid = (at: number): string => {
  const random = crypto.randomUUID()
  const time = hex(at, 12)
  const count = countAt(at, Number.parseInt(random.slice(0, 3), 16))
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(count, 3)}${random.slice(18)}`
}
