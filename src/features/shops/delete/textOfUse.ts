import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { refusedFields, type Failure } from '../../../domain/failure.ts'
import { readUse } from '../../../domain/uses.ts'

const usedBy = (message: string): MessageDescriptor => {
  const use = readUse(message)
  if (use?.kind === 'account')
    return msg`${plural(use.count, { one: '# user works in it', other: '# users work in it' })}`
  if (use?.kind === 'template')
    return msg`${plural(use.count, { one: '# template names its POS', other: '# templates name its POS' })}`
  return msg`Something else uses it`
}

/** What uses the shops that were not deleted, by their place among those that were sent (docs/decisions/0251). */
export const usesIn = (failure: Failure | null): ReadonlyMap<number, readonly MessageDescriptor[]> => {
  const places = refusedFields(failure).flatMap(({ field, message }) => {
    const place = /^shop_id\.(\d+)$/.exec(field)?.[1]
    return place === undefined ? [] : [{ place: Number(place), text: usedBy(message) }]
  })
  const byPlace = Map.groupBy(places, ({ place }) => place)
  return new Map([...byPlace].map(([place, uses]) => [place, uses.map(({ text }) => text)]))
}
