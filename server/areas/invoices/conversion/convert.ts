import * as v from 'valibot'
import type { RefusalOf } from '../../../../src/api/contract/call.ts'
import type { invoiceConversion } from '../../../../src/api/contract/invoiceConversion.ts'
import { shownInVietnam, vietnamDay } from '../../../../src/domain/dates.ts'
import type { FieldProblem } from '../../../../src/domain/failure.ts'
import { converterName } from '../../../../src/domain/invoice/conversion.ts'
import { invoiceKey } from '../../../../src/domain/invoice/kind.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import { note } from '../../../documents/note.ts'
import type { ServerRefusal } from '../../../refusals.ts'
import { invoicesSeenBy } from '../shopsSeen.ts'
import type { InvoiceConversion } from '../store/invoices.ts'
import type { Store } from '../store/repositories.ts'

type ConvertRefusal = ServerRefusal<RefusalOf<(typeof invoiceConversion)['convert']>>

interface Asked {
  readonly sid: string
  readonly convert_by: string
  readonly convert_dt?: string | undefined
}

const problemsOf = ({ convert_by, convert_dt }: Asked, today: string): readonly FieldProblem[] => {
  const name = v.safeParse(converterName, convert_by)
  return [
    ...(name.success ? [] : [{ field: 'convert_by', message: name.issues[0].message }]),
    ...(convert_dt === undefined || convert_dt === today
      ? []
      : [{ field: 'convert_dt', message: 'conversion_day_is_not_today' }]),
  ]
}

/** Says to whoever asks again who has converted it and when. */
const already = ({ by, at }: InvoiceConversion) =>
  fail({
    reason: 'invoice.converted',
    message: `The e-invoice was converted to paper by ${by}, ${shownInVietnam(at)}`,
  } as const)

/** Converts an accepted invoice to paper: it is held while it is asked whether it was converted, and written in the same transaction. */
export const convertInvoice = (
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  member: Member,
  asked: Asked,
): Promise<Result<InvoiceConversion, ConvertRefusal>> => {
  const now = clock()
  const problems = problemsOf(asked, vietnamDay(now))
  if (problems.length > 0) return Promise.resolve(fail({ reason: 'fields.invalid', fields: problems }))
  return store.transaction<InvoiceConversion, ConvertRefusal>(async (inside) => {
    const { companyId, account } = member
    const [held] = await invoicesSeenBy(inside, member, await inside.invoices.hold(companyId, [asked.sid]))
    if (held === undefined) return fail({ reason: 'record.absent' })
    if (held.status !== 'accepted') return fail({ reason: 'invoice.notIssued' })
    const before = await inside.invoiceConversions.of(companyId, held.id)
    if (before !== null) return already(before)
    const [at, accountId, by] = [now.toISOString(), account.id, v.parse(converterName, asked.convert_by)]
    const conversion = { companyId, invoiceId: held.id, by, accountId, at }
    await inside.invoiceConversions.insert(conversion)
    await inside.documentHistory.addStep(keyOf(invoiceKey, held), { at, accountId, kind: 'converted', text: by })
    await note(inside, held, { at, accountId, action: 'invoice.converted', detail: { converter: by } })
    return succeed(conversion)
  })
}
