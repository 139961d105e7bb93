import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { OpeningDialog, type OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { SharedTaxCode } from '../../../api/contract/customers.ts'
import { failureTexts } from '../failureTexts.ts'
import { sharedTaxCodesQuery } from '../queries.ts'
import { MergeSteps } from './MergeSteps.tsx'

const known = [failureTexts]

interface Found {
  readonly shared: readonly SharedTaxCode[]
}

const useShared = (): OpeningSource<Found> => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...sharedTaxCodesQuery(useApi()),
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return data === undefined || !isFetchedAfterMount ? { state: 'loading' } : { state: 'ready', shared: data.shared }
}

/** Customers that have a tax code in common, one tax code after another: one of them stays. */
export const MergeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const title = t`Merge customers with the same tax code`
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`Looking for customers with the same tax code`}
        onClose={onClose}
        size="medium"
        source={useShared()}
        title={title}
      >
        {({ shared }) => <MergeSteps onClose={onClose} shared={shared} title={title} />}
      </OpeningDialog>
    </AreaTexts>
  )
}
