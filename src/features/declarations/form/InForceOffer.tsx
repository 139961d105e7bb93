import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { declarationTypes } from '../../../domain/declaration/codes.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import { useCollection } from '../collection/collection.ts'
import { newestAcceptedQuery } from '../queries/takenCertificates.ts'
import type { DeclarationFields } from './fields.ts'

interface Props {
  readonly fields: DeclarationFields
  readonly onBegin: () => void
}

const Offer = ({ onBegin }: Pick<Props, 'onBegin'>) => {
  const { t } = useLingui()
  const { data: acceptedId = null } = useQuery(newestAcceptedQuery(useApi(), useCollection().key))
  if (acceptedId === null) return null
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
          Begin from the accepted declaration, with today's company data: what you change is shown beside what is in
          force before anything is signed.
        </Trans>
      </p>
    </Banner>
  )
}

/** Offers a change of information to begin from what the tax authority has accepted last; nothing while nothing is accepted. */
export const InForceOffer = ({ fields, onBegin }: Props) => (
  <Watch name="decl_type" of={fields}>
    {(type) => type === declarationTypes.change && <Offer onBegin={onBegin} />}
  </Watch>
)
