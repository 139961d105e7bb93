import { setImmediate } from 'node:timers/promises'
import { readAnswer, type AuthorityAnswer } from '../authority/answer.ts'
import { unreadable, type Unreadable } from '../authority/strict-elements.ts'
import type { Message } from '../authority/tax-authority.ts'
import { isSameTaxCode } from '../../src/domain/tax-code.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { KeptStatus } from '../areas/declarations/store/declarations.ts'
import type { Registration } from '../areas/declarations/store/registrations.ts'
import type { Repositories } from '../store/store.ts'
import type { Correspondence } from './sending.ts'

/** Where an answer may find its declaration: receipts come before decisions, which may overtake them. */
const answerable: Readonly<Record<AuthorityAnswer['type'], readonly KeptStatus[]>> = {
  '102': ['sent'],
  '103': ['sent', 'received'],
}

/** An answer that calls itself something else than the provider does is not to be trusted. */
const readMessage = ({ mtdiep, xml }: Message): Result<AuthorityAnswer, Unreadable> => {
  const answer = readAnswer(xml)
  return answer.ok && answer.value.mtdiep !== mtdiep ? unreadable('two MTDiep') : answer
}

export type Outcome = 'applied' | 'late' | 'unknown' | 'unreadable'

const registrationFor = async (
  inside: Repositories,
  { reference, taxCode }: AuthorityAnswer,
): Promise<Registration | null> => {
  const id = await inside.outbox.registrationOf(reference)
  const registration = id === null ? null : await inside.registrations.byId(id)
  const company = registration === null ? null : await inside.companies.byId(registration.companyId)
  return company !== null && isSameTaxCode(company.tax_id, taxCode) ? registration : null
}

/** Status, message and event of the declaration, if the answer is about what was filed last and comes in time. */
const apply = async (inside: Repositories, answer: AuthorityAnswer, at: string): Promise<Outcome> => {
  const registration = await registrationFor(inside, answer)
  if (registration === null) return 'unknown'
  const latest = await inside.registrations.latestOf(registration.declarationId)
  if (latest?.id !== registration.id) return 'late'
  const isMoved = await inside.declarations.move(
    { id: registration.declarationId, in: answerable[answer.type] },
    {
      status: answer.status,
      message: answer.message,
      ...(answer.transactionCode === '' ? {} : { tradeCode: answer.transactionCode }),
    },
    at,
  )
  return isMoved ? 'applied' : 'late'
}

/** Applies a message once, however often it comes: the message, the status and the event become durable together. */
const takeIn = ({ store, clock }: Correspondence, message: Message): Promise<Result<Outcome, 'repeated'>> =>
  store.transaction<Outcome, 'repeated'>(async (inside) => {
    const at = clock().toISOString()
    const answer = readMessage(message)
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

/** Takes in what the authority has answered, and tells it so. */
export const takeInAnswers = async (correspondence: Correspondence): Promise<void> => {
  const { authority, log } = correspondence
  for (const message of await authority.receive()) {
    const outcome = await takeIn(correspondence, message)
    log('info', 'authority.answer', { message: message.mtdiep, outcome: outcome.ok ? outcome.value : outcome.failure })
    await authority.acknowledge(message.mtdiep)
    await setImmediate()
  }
}
