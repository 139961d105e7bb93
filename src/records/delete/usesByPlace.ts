import type { MessageDescriptor } from '@lingui/core'
import { refusedFields, type Failure } from '../../domain/failure.ts'

/** What keeps some of the records that were sent, by their place among them. @param field names their ids in the call */
export const usesByPlace = (
  failure: Failure | null,
  field: string,
  textOf: (code: string) => MessageDescriptor,
): ReadonlyMap<number, readonly MessageDescriptor[]> => {
  const places = refusedFields(failure).flatMap(({ field: refused, message }) => {
    const place = refused.startsWith(`${field}.`) ? refused.slice(field.length + 1) : ''
    return /^\d{1,6}$/.test(place) ? [{ place: Number(place), text: textOf(message) }] : []
  })
  const byPlace = Map.groupBy(places, ({ place }) => place)
  return new Map([...byPlace].map(([place, uses]) => [place, uses.map(({ text }) => text)]))
}
