const two = (value: number): string => String(value).padStart(2, '0')

/** A moment in the names of files, in the time of this place: `YYYYMMDDhhmmss`. */
export const timestampOf = (at: Date): string =>
  [
    at.getFullYear(),
    two(at.getMonth() + 1),
    two(at.getDate()),
    two(at.getHours()),
    two(at.getMinutes()),
    two(at.getSeconds()),
  ].join('')
