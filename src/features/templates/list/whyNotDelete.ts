import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { templatesDeletedAtOnce } from '../../../api/contract/templates.ts'
import { canDeleteAll, type TemplateStatus } from '../../../domain/templates/status.ts'

/** Why the selected templates cannot be deleted now, or null (seed 001 §4). @param selected their statuses */
export const whyNotDelete = (selected: readonly TemplateStatus[], mayDelete: boolean): MessageDescriptor | null => {
  if (!mayDelete) return msg`Your account may not delete templates`
  if (selected.length === 0) return msg`Select at least one template to delete`
  if (!canDeleteAll(selected)) return msg`Only new templates can be deleted: unselect those in use or stopped`
  return selected.length > templatesDeletedAtOnce
    ? msg`At most ${templatesDeletedAtOnce} templates can be deleted at once`
    : null
}
