import { useLingui } from '@lingui/react/macro'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useDocumentRights, useRightText } from '../rights.ts'

/** Why the drafts of a list are not issued together; undefined where they can be. */
export const useIssueAllReason = ({
  filters: { status = 'draft' },
}: Pick<ListPlace, 'filters'>): string | undefined => {
  const { t } = useLingui()
  const missing = useRightText()(useDocumentRights().send)
  return missing ?? (status === 'draft' ? undefined : t`The list shows no drafts: remove the filter of the status`)
}
