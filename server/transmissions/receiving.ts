import { setImmediate } from 'node:timers/promises'
import { readEnvelope, type Envelope } from '../authority/envelope.ts'
import { answerTypesOf, rowOfType } from '../authority/messageRows.ts'
import { unreadable, type Unreadable } from '../authority/strictElements.ts'
import type { Message } from '../authority/taxAuthority.ts'
import { isSameTaxCode, writtenTaxCode } from '../../src/domain/taxCode.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { applyAnswer, turnDownAll, type Taken } from './answered.ts'
import { readTechnical, technicalType } from './technical.ts'
import type { Transmission } from './transmissions.ts'
import type { Correspondent, RowOutcome } from './correspondent.ts'
import type { UnaskedMessage } from './unasked.ts'
import type { Correspondence, WorkerRepositories } from './sending.ts'

/** What became of a message of the authority. */
interface Received extends Omit<Taken, 'outcome'> {
  readonly outcome: RowOutcome | 'unreadable'
}

/** The header of an answer. One that calls itself something else than the provider does is not to be trusted. */
const headerOf = (
  {
    correspondents,
    unasked,
  }: {
    readonly correspondents: readonly Pick<Correspondent<never>, 'messages'>[]
    readonly unasked: readonly Pick<UnaskedMessage<never>, 'type'>[]
  },
  { mtdiep, xml }: Message,
): Result<Envelope, Unreadable> => {
  const header = readEnvelope(xml, (envelope) => succeed(envelope))
  if (!header.ok) return header
  const { type, reference } = header.value
  const isUnasked = unasked.some((one) => one.type === type)
  const isAnswer =
    type === technicalType || correspondents.some(({ messages }) => answerTypesOf(messages).includes(type))
  if (!isUnasked && !isAnswer) return unreadable(`message type ${type.replaceAll(/\D/g, '')}`)
  if (!isUnasked && reference === '') return unreadable('MTDTChieu')
  return header.value.mtdiep === mtdiep ? header : unreadable('two MTDiep')
}

const unknown: Received = { outcome: 'unknown', strangers: 0 }

interface Arrived {
  readonly header: Envelope
  readonly xml: string
  readonly at: string
}

/** Takes in what the authority says by itself, where the company that it is for is known. */
const takeUnasked = async <Repositories extends WorkerRepositories>(
  inside: Repositories,
  { takeIn: take }: UnaskedMessage<Repositories>,
  { header, xml, at }: Arrived,
): Promise<Received> => {
  const companyId = await inside.companies.byTaxCode(writtenTaxCode(header.taxCode))
  return companyId === null ? unknown : { outcome: await take(inside, companyId, xml, at), strangers: 0 }
}

/** A message that is not taken in is as one that was never passed on; one that is taken in waits for what is decided of it. */
const applyTechnical = async <Repositories>(
  inside: Repositories,
  { turnDown }: Correspondent<Repositories>,
  transmission: Transmission,
  { xml, at }: Pick<Arrived, 'xml' | 'at'>,
): Promise<Received> => {
  const read = readTechnical(xml)
  if (!read.ok) return { outcome: 'unreadable', strangers: 0 }
  const { refusal } = read.value
  return refusal === null
    ? { outcome: 'applied', strangers: 0 }
    : { outcome: await turnDownAll(inside, turnDown, transmission, refusal, at), strangers: 0 }
}

/** Applies an answer to the message that it names, if that was sent for the company of the answer and its type has such an answer. */
const apply = async <Repositories extends WorkerRepositories>(
  inside: Repositories,
  correspondents: readonly Correspondent<Repositories>[],
  { header, xml, at }: Arrived,
): Promise<Received> => {
  const transmission = await inside.transmissions.byMtdiep(header.reference)
  if (transmission === null) return unknown
  const { companyId, kind, messageType } = transmission
  const company = await inside.companies.byId(companyId)
  if (company === null || !isSameTaxCode(company.tax_id, header.taxCode)) return unknown
  const correspondent = correspondents.find((one) => one.kind === kind)
  const sent = rowOfType(correspondent?.messages ?? [], messageType)
  if (correspondent === undefined || sent === null) return unknown
  const isOfRow = answerTypesOf([sent]).includes(header.type)
  if (!isOfRow && header.type === technicalType) return applyTechnical(inside, correspondent, transmission, { xml, at })
  if (!isOfRow) return unknown
  const rows = correspondent.read(xml, messageType)
  return rows.ok ? applyAnswer(inside, transmission, rows.value, at) : { outcome: 'unreadable', strangers: 0 }
}

const take = <Repositories extends WorkerRepositories>(
  inside: Repositories,
  { correspondents, unasked }: Pick<Correspondence<Repositories>, 'correspondents' | 'unasked'>,
  arrived: Arrived,
): Promise<Received> => {
  const own = unasked.find(({ type }) => type === arrived.header.type)
  return own === undefined ? apply(inside, correspondents, arrived) : takeUnasked(inside, own, arrived)
}

/** Applies a message once, however often it comes: the message and what it does become durable together. */
const takeIn = <Repositories extends WorkerRepositories>(
  { store, clock, correspondents, unasked }: Correspondence<Repositories>,
  message: Message,
): Promise<Result<Received, 'repeated'>> =>
  store.transaction<Received, 'repeated'>(async (inside) => {
    const at = clock().toISOString()
    const header = headerOf({ correspondents, unasked }, message)
    const isFirst = await inside.authorityMessages.insert({
      mtdiep: message.mtdiep,
      referenceMtdiep: header.ok ? header.value.reference : '',
      type: header.ok ? header.value.type : '',
      xml: message.xml,
      receivedAt: at,
      outcome: '',
    })
    if (!isFirst) return fail('repeated')
    const received = header.ok
      ? await take(inside, { correspondents, unasked }, { header: header.value, xml: message.xml, at })
      : ({ outcome: 'unreadable', strangers: 0 } as const)
    await inside.authorityMessages.setOutcome(message.mtdiep, received.outcome)
    return succeed(received)
  })

/** Takes in what the authority has answered, and acknowledges it. */
export const takeInAnswers = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
): Promise<void> => {
  const { authority, log } = correspondence
  for (const message of await authority.receive()) {
    const taken = await takeIn(correspondence, message)
    const outcome = taken.ok ? taken.value.outcome : taken.failure
    const strangers = taken.ok && taken.value.strangers > 0 ? { strangers: taken.value.strangers } : {}
    log('info', 'authority.answer', { message: message.mtdiep, outcome, ...strangers })
    await authority.acknowledge(message.mtdiep)
    await setImmediate()
  }
}
