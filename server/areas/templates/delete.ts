import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { templateCalls } from '../../../src/api/contract/templates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { statusRules } from '../../../src/domain/templates/status.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<(typeof templateCalls)['invoice']['delete']>>

/** Deletes templates of the company: all of them, or none where one is missing or not new any more (seed 001 §4). */
export const deleteTemplates = async (
  store: Store,
  clock: Clock,
  member: Member,
  kind: TemplateKind,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal>> =>
  store.transaction<number, DeleteRefusal>(async (inside) => {
    const { companyId, account } = member
    await inside.companies.hold(companyId)
    const wanted = [...new Set(ids)]
    const templates = await inside.templates.named(companyId, kind, wanted)
    if (templates.length < wanted.length) return fail({ reason: 'record.absent' })
    const fields = templates
      .filter(({ status }) => !statusRules[status].delete)
      .map(({ id }) => ({ field: `ids.${ids.indexOf(id)}`, message: 'template_is_not_new' }))
    if (fields.length > 0) return fail({ reason: 'template.notNew', fields })
    const at = clock().toISOString()
    await inside.shops.releaseTemplates(companyId, wanted)
    await inside.templates.delete(companyId, wanted)
    await inside.audit.appendAll(
      templates.map(({ id, form_no, serial_no }) => ({
        at,
        companyId,
        accountId: account.id,
        action: 'template.deleted',
        subjectId: id,
        detail: { form_no, serial_no },
      })),
    )
    return succeed(templates.length)
  })
