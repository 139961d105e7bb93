import { setImmediate } from 'node:timers/promises'
import { readEnvelope } from '../authority/envelope.ts'
import { unreadable, type Unreadable } from '../authority/strictElements.ts'
import type { Message } from '../authority/taxAuthority.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Answer, Correspondent } from './correspondent.ts'
import type { Correspondence, WorkerRepositories } from './sending.ts'

export type Outcome = 'applied' | 'late' | 'unknown' | 'unreadable'

interface ReadAnswer<Repositories> extends Answer<Repositories> {
  /** Kind of the subjects that such an answer is about. */
  readonly subject: string
}

/** An answer that calls itself something else than the provider does is not to be trusted. */
const readMessage = <Repositories>(
  correspondents: readonly Correspondent<Repositories>[],
  { mtdiep, xml }: Message,
): Result<ReadAnswer<Repositories>, Unreadable> => {
  const header = readEnvelope(xml, (envelope) => succeed(envelope))
  if (!header.ok) return header
  const { type } = header.value
  const correspondent = correspondents.find(({ answerTypes }) => answerTypes.includes(type))
  if (correspondent === undefined) return unreadable(`message type ${type.replaceAll(/\D/g, '')}`)
  const answer = correspondent.read(xml)
  if (!answer.ok) return answer
  return answer.value.mtdiep === mtdiep
    ? succeed({ ...answer.value, subject: correspondent.subject })
    : unreadable('two MTDiep')
}

/** What the answer is about, if this server has sent it for the company that the answer names. */
const apply = async <Repositories extends WorkerRepositories>(
  inside: Repositories,
  answer: ReadAnswer<Repositories>,
  at: string,
): Promise<Outcome> => {
  const message = await inside.outbox.byMtdiep(answer.reference)
  if (message === null || message.subject.kind !== answer.subject) return 'unknown'
  const company = await inside.companies.byId(message.subject.companyId)
  return company !== null && isSameTaxCode(company.tax_id, answer.taxCode)
    ? answer.apply(inside, message, at)
    : 'unknown'
}

/** Applies a message once, however often it comes: the message and what it does become durable together. */
const takeIn = <Repositories extends WorkerRepositories>(
  { store, clock, correspondents }: Correspondence<Repositories>,
  message: Message,
): Promise<Result<Outcome, 'repeated'>> =>
  store.transaction<Outcome, 'repeated'>(async (inside) => {
    const at = clock().toISOString()
    const answer = readMessage(correspondents, message)
    const isFirst = await inside.authorityMessages.insert({
      mtdiep: message.mtdiep,
      referenceMtdiep: answer.ok ? answer.value.reference : '',
      type: answer.ok ? answer.value.type : '',
      xml: message.xml,
      receivedAt: at,
      outcome: '',
    })
    if (!isFirst) return fail('repeated')
    const outcome = answer.ok ? await apply(inside, answer.value, at) : 'unreadable'
    await inside.authorityMessages.setOutcome(message.mtdiep, outcome)
    return succeed(outcome)
  })

/** Takes in what the authority has answered, and acknowledges it. */
export const takeInAnswers = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
): Promise<void> => {
  const { authority, log } = correspondence
  for (const message of await authority.receive()) {
    const outcome = await takeIn(correspondence, message)
    log('info', 'authority.answer', { message: message.mtdiep, outcome: outcome.ok ? outcome.value : outcome.failure })
    await authority.acknowledge(message.mtdiep)
    await setImmediate()
  }
}
