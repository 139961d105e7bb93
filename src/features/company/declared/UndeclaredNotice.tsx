import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../api/contract/call.ts'
import type { company as companyCall } from '../../../api/contract/settings.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { isOfRepresentative, undeclaredData, type CompanyDatum } from '../../../domain/declaration/companyData.ts'
import { hasPermission } from '../../../domain/session.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { useCompanyLabels } from '../companyLabels.ts'
import { standingQuery } from './standing.ts'

type CompanyAnswer = AnswerOf<typeof companyCall>

interface Props {
  readonly company: CompanyAnswer
  /** The company as the panel was opened with it. */
  readonly before: CompanyAnswer
}

/** Offers a change of information for what the tax authority has accepted otherwise (docs/decisions/0263). */
export const UndeclaredNotice = ({ company, before }: Props) => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(standingQuery(useApi()))
  if (error !== null && company.version !== before.version) return <NotCompared onRetry={() => void refetch()} />
  if (data === undefined || data === null || !isFetchedAfterMount) return null
  const undeclared = undeclaredData({ company, before, ...data })
  return undeclared.length === 0 ? null : <Offer acceptedId={data.acceptedId} undeclared={undeclared} />
}

const NotCompared = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useLingui()
  return (
    <Banner
      actions={<Button onPress={onRetry} size="small">{t`Try again`}</Button>}
      comesIntoView
      isLive
      title={t`These data could not be compared with your declarations`}
      tone="warning"
    >
      <p>
        <Trans>They are saved. What differs from an accepted declaration is filed as a change of information.</Trans>
      </p>
    </Banner>
  )
}

interface OfferProps {
  readonly acceptedId: string
  readonly undeclared: readonly CompanyDatum[]
}

const Offer = ({ acceptedId, undeclared }: OfferProps) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { openPanel } = useNavigation()
  const mayAdd = hasPermission(user, 'declaration.new')
  const label = t`File a change of information`
  const file = () => openPanel('declarations', { declaration: 'new', copy: acceptedId, company: undeclared.join(',') })
  // The focus stays in the field that was saved, far below: the palette offers the same from there.
  const screen = useCommands([
    { id: 'company.fileChange', group: t`Company`, icon: <DocumentIcon />, label, run: mayAdd ? file : undefined },
  ])
  return (
    <div ref={screen}>
      <Banner
        actions={
          <Button
            disabledReason={mayAdd ? undefined : t`Your account may not add declarations`}
            isDisabled={!mayAdd}
            onPress={file}
            size="small"
          >
            {label}
          </Button>
        }
        comesIntoView
        isLive
        title={t`These data differ from your accepted declaration`}
        tone="warning"
      >
        <Difference mayAdd={mayAdd} undeclared={undeclared} />
      </Banner>
    </div>
  )
}

const Difference = ({ undeclared, mayAdd }: Pick<OfferProps, 'undeclared'> & { readonly mayAdd: boolean }) => {
  const { t } = useLingui()
  const labels = useCompanyLabels()
  const nameOf = (datum: CompanyDatum) => (isOfRepresentative(datum) ? t`Legal representative` : labels[datum])
  const names = new Intl.ListFormat(useLocale()).format(new Set(undeclared.map(nameOf)))
  return (
    <p>
      <Trans>Different there: {names}.</Trans>{' '}
      {mayAdd ? (
        <Trans>The change of information opens with what is saved here.</Trans>
      ) : (
        <Trans>Ask a colleague who may add declarations to file a change of information.</Trans>
      )}
    </p>
  )
}
