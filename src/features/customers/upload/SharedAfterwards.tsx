import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { sharedTaxCodesQuery } from '../queries.ts'

/** Says after an upload that customers have tax codes in common, which may be the same ones twice, and leads to their merging. */
export const SharedAfterwards = ({ onMerge }: { readonly onMerge: () => void }) => {
  const { t } = useLingui()
  const { data } = useQuery(sharedTaxCodesQuery(useApi()))
  if (data === undefined || data.total === 0) return null
  return (
    <Banner
      actions={
        <Button onPress={onMerge} size="small">
          <Trans>Look at them and merge</Trans>
        </Button>
      }
      title={t`Some customers may stand in your list twice`}
      tone="warning"
    >
      <Plural
        one="# tax code belongs to several of your customers."
        other="# tax codes belong to several of your customers each."
        value={data.total}
      />
    </Banner>
  )
}
