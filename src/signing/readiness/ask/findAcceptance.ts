import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../api/contract/declarationFiling.ts'
import { acceptedAmong, newestFirst } from '../../../api/contract/declarationInForce.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { bareSerial } from '../../../domain/certificate.ts'
import { certificateFormTypes } from '../../../domain/certificateCodes.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { Acceptance } from '../facts.ts'
import type { Asking } from './asking.ts'

/** Accepted declarations that are opened, the newest first. */
const mostOpened = 10

type Answer = Result<Acceptance, ServerFailure>

const findIn = async (
  api: ApiClient,
  collection: CollectionKey,
  serialNumber: string,
  asking: Asking,
): Promise<Answer> => {
  const query = { ...newestFirst(), status: 'accepted' } as const
  const listed = await api.send(declarationLists[collection].list, { query }, asking)
  if (!listed.ok) return listed
  const { declarations, pagination } = listed.value
  const accepted = acceptedAmong(declarations)
  const opened = accepted.slice(0, mostOpened)
  for (const { declaration_id: id, register_date: day } of opened) {
    const detail = await api.send(declarationFilings[collection].detail, { params: { id } }, asking)
    if (!detail.ok) return detail
    const row = detail.value.digital_signatures.find(
      ({ serial_no: serial }) => bareSerial(serial) === bareSerial(serialNumber),
    )
    if (row !== undefined)
      return succeed({ kind: row.form_tp === certificateFormTypes.stop ? 'stopped' : 'named', day })
  }
  const isWhole = accepted.length <= mostOpened && pagination.total_elements <= declarations.length
  return succeed({ kind: isWhole ? 'notNamed' : 'unseen' })
}

const datedIn = (found: readonly Acceptance[]) =>
  found.flatMap((each) => (each.kind === 'named' || each.kind === 'stopped' ? [each] : []))

/** What the newest accepted declaration of some collections that names a certificate of this serial number does with it. */
export const findAcceptance = async (
  api: ApiClient,
  collections: readonly CollectionKey[],
  serialNumber: string,
  asking: Asking,
): Promise<Answer> => {
  const found: Acceptance[] = []
  const answers = await Promise.all(collections.map((collection) => findIn(api, collection, serialNumber, asking)))
  for (const answer of answers) {
    if (!answer.ok) return answer
    found.push(answer.value)
  }
  const [newest] = datedIn(found).toSorted((one, other) => other.day.localeCompare(one.day))
  const unseen = found.find(({ kind }) => kind === 'unseen')
  return succeed(newest ?? unseen ?? { kind: 'notNamed' })
}
