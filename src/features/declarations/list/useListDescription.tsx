import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { useApi } from '../../../api/provider.tsx'
import { useCollection } from '../kind/collection.ts'
import { declarationExporting } from './declarationExporting.ts'
import { declarationShape } from './listShape.ts'
import { rowKey, rowLabel } from './rowNames.ts'
import { firstLayoutOf, useDeclarationColumns } from './useDeclarationColumns.tsx'
import { useDeclarationFilters } from './useDeclarationFilters.ts'

/** The list of declarations (seed 000 §2 "Declaration list"). */
export const useListDescription = (): RecordListDescription<DeclarationListItem> => {
  const { t } = useLingui()
  const { key, panel } = useCollection()
  const api = useApi()
  return {
    id: panel,
    shape: declarationShape,
    columns: useDeclarationColumns(useCodeNames('declaration-type', useLocale())),
    firstLayout: firstLayoutOf(key),
    filters: useDeclarationFilters(),
    exporting: declarationExporting(
      api,
      key,
      t({ message: 'Declarations', comment: 'Name of a sheet, at most 31 letters' }),
    ),
    rowKey,
    rowLabel,
    texts: {
      list: t`List of declarations`,
      table: t`Declarations`,
      search: t`Search declarations`,
      searchHint: (
        <Trans>
          Everything that the columns show is searched, in any order of words. Dates are written 31/12/2026. Try fewer
          or shorter words.
        </Trans>
      ),
    },
  }
}
