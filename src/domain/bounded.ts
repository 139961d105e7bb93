import * as v from 'valibot'

/** A text that somebody sends, at most `max` UTF-16 code units long. */
export const textUpTo = (max: number, message?: string) => v.pipe(v.string(), v.maxLength(max, message))

/** A file that somebody sends in a multipart body, of 1 to `max` bytes. */
export const fileUpTo = (max: number) => v.pipe(v.blob(), v.minSize(1), v.maxSize(max))

/**
 * A list of at most `max` items. They are counted before any is looked at: otherwise a small body of many wrong items makes an issue,
 * and work, for each.
 */
export const listOf = <Item extends v.GenericSchema<unknown, unknown>>(item: Item, max: number) => {
  const limit = v.maxLength<Item[], number>(max)
  const items = v.array(item)
  const counted: typeof items = {
    ...items,
    '~run': (dataset, config) => {
      const { value } = dataset
      const isList = (given: unknown): given is Item[] => Array.isArray(given)
      if (!isList(value) || value.length <= max) return items['~run'](dataset, config)
      const { issues } = limit['~run']({ typed: true, value }, config)
      return issues === undefined ? items['~run'](dataset, config) : { typed: false, value, issues }
    },
  }
  return v.pipe(counted, v.maxLength(max))
}

/** Items that a list which is answered whole may have: code lists, and what one record has gathered. */
export const mostAnswered = 10_000
