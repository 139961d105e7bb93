const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** Twelve bits count the ids of one millisecond, from a random start in the lower half (RFC 9562 §6.2, method 1). */
let latest = { at: Number.NaN, count: 0, time: '' }

const countAt = (at: number, random: string): typeof latest => {
  if (latest.at === at && latest.count < 0xfff) latest.count += 1
  else {
    const time = hex(at, 12)
    latest = {
      at,
      count: Number.parseInt(random.slice(0, 3), 16) & 0x7ff,
      time: `${time.slice(0, 8)}-${time.slice(8)}`,
    }
  }
  return latest
}

/**
 * A UUID of version 7 (RFC 9562 §5.7): of the ids that one process or page makes, later ones sort later. `at` is Unix time in
 * milliseconds.
 */
export const newUuid = (at: number): string => {
  const random = crypto.randomUUID()
  const { time, count } = countAt(at, random)
  return `${time}-7${hex(count, 3)}${random.slice(18)}`
}
