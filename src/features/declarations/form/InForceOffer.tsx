import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { declarationTypes } from '../../../domain/declaration/codes.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { useCollection } from '../kind/collection.ts'
import type { InForce } from '../../../api/queries/inForce.ts'
import { inForceQuery } from '../queries/inForce.ts'
import type { DeclarationFields } from './fields.ts'
import { useInForceName } from './useInForceName.ts'

interface OfferProps {
  readonly onBegin: () => void
}

const Offer = ({ inForce, onBegin }: OfferProps & { readonly inForce: InForce }) => {
  const { t } = useLingui()
  const name = useInForceName()(inForce)
  return (
    <Banner
      actions={
        <Button onPress={onBegin} size="small">
          <Trans>Begin from what is in force</Trans>
        </Button>
      }
      isLive
      title={t`A change replaces what the tax authority has accepted`}
      tone="info"
    >
      <p>
        <Trans>
          Begin from the accepted declaration {name}, with today's company data: what you change is shown beside what is
          in force before anything is signed.
        </Trans>
      </p>
    </Banner>
  )
}

const NothingInForce = () => {
  const { t } = useLingui()
  return (
    <Banner isLive title={t`Nothing is in force to change`} tone="info">
      <p>
        <Trans>
          No accepted declaration of this form is known here, so this change is filled from your company's data. If your
          company has not registered yet, choose a new registration.
        </Trans>
      </p>
    </Banner>
  )
}

const NotRead = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useLingui()
  return (
    <Banner
      actions={<Button onPress={onRetry} size="small">{t`Try again`}</Button>}
      isLive
      title={t`What is in force could not be read`}
      tone="warning"
    >
      <p>
        <Trans>The form stays as it is. Once it is read, the change can begin from it.</Trans>
      </p>
    </Banner>
  )
}

const Known = ({ onBegin }: OfferProps) => {
  const { data, isError, isFetching, refetch } = useQuery(inForceQuery(useApi(), useCollection().key))
  if (data === undefined) return isError && !isFetching && <NotRead onRetry={() => void refetch()} />
  return data === null ? <NothingInForce /> : <Offer inForce={data} onBegin={onBegin} />
}

interface Props extends OfferProps {
  readonly fields: DeclarationFields
}

/** What a change of information that was not filled can begin from: what the authority has accepted last, or nothing yet. */
export const InForceOffer = ({ fields, onBegin }: Props) => (
  <Watch name="decl_type" of={fields}>
    {(type) => type === declarationTypes.change && <Known onBegin={onBegin} />}
  </Watch>
)
