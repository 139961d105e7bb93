import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { templateCalls } from '../../../src/api/contract/templates.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { statusRules } from '../../../src/domain/templates/status.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { deleteRecords, type Deleted } from '../../records/delete.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type DeleteRefusal = ServerRefusal<RefusalOf<(typeof templateCalls)['invoice']['delete']>>

/** Deletes templates of the company: all of them, or none where one is missing or not new any more (seed 001 §4). */
export const deleteTemplates = (
  store: Store,
  clock: Clock,
  member: Member,
  kind: TemplateKind,
  ids: readonly string[],
): Promise<Result<Deleted, DeleteRefusal>> => {
  const { companyId } = member
  return deleteRecords({ store, clock, member }, ids, {
    find: (inside, wanted) => inside.templates.named(companyId, kind, wanted),
    keptBy: {
      field: 'ids',
      reason: 'template.notNew',
      of: async (_, templates) =>
        templates
          .filter(({ status }) => !statusRules[status].delete)
          .map(({ id }) => ({ id, message: 'template_is_not_new' })),
    },
    async remove(inside, wanted) {
      await inside.shops.releaseTemplates(companyId, wanted)
      await inside.templates.delete(companyId, wanted)
    },
    action: 'template.deleted',
    detailOf: ({ form_no, serial_no }) => ({ form_no, serial_no }),
  })
}
