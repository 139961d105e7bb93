import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { templateCalls } from '../../../src/api/contract/templates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { statusRules } from '../../../src/domain/templates/status.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'
import type { Template } from './store/templates.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<(typeof templateCalls)['invoice']['delete']>>

/** Deletes templates of the company: all of them, or none where one is missing or not new any more (seed 001 §4). */
export const deleteTemplates = async (
  store: Store,
  clock: Clock,
  { companyId, account }: Member,
  kind: TemplateKind,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal>> =>
  store.transaction<number, DeleteRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const templates: Template[] = []
    for (const id of new Set(ids)) {
      const found = await inside.templates.byId(companyId, kind, id)
      if (found === null) return fail({ reason: 'record.absent' })
      templates.push(found)
    }
    const fields = templates
      .filter(({ status }) => !statusRules[status].delete)
      .map(({ id }) => ({ field: `ids.${ids.indexOf(id)}`, message: 'template_is_not_new' }))
    if (fields.length > 0) return fail({ reason: 'template.notNew', fields })
    const at = clock().toISOString()
    for (const { id, form_no, serial_no } of templates) {
      await inside.shops.setPosOfTemplate(companyId, id, [])
      await inside.audit.append({
        at,
        companyId,
        accountId: account.id,
        action: 'template.deleted',
        subjectId: id,
        detail: { form_no, serial_no },
      })
    }
    await inside.templates.delete(companyId, ids)
    return succeed(templates.length)
  })
