import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import type { CompanyNoticeProps } from '../../../area/companyNotices.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { isOfRepresentative, undeclaredData, type CompanyDatum } from '../../../domain/declaration/companyData.ts'
import { hasPermission } from '../../../domain/session.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { standingQuery } from './standing.ts'

/** The collections whose declarations name the company, and the panels that a change of each is filed in. */
const declared = [
  { collection: 'eInvoice', panel: 'declarations' },
  { collection: 'eDocument', panel: 'e-document-declarations' },
] as const
type Declared = (typeof declared)[number]

/** Offers a change of information for what the tax authority has accepted otherwise (docs/decisions/0263), one for each form. */
export const UndeclaredNotice = ({ company, before, labels }: CompanyNoticeProps) => {
  const api = useApi()
  const standings = useQueries({
    queries: declared.map(({ collection }) => ({ ...standingQuery(api, collection), ...readAnew })),
  })
  const failed = standings.filter(({ error }) => error !== null)
  const hasChanged = company.version !== before.version
  return (
    <>
      {failed.length > 0 && hasChanged && (
        <NotCompared onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {declared.map((each, index) => {
        const { data = null, error = null, isFetchedAfterMount = false } = standings[index] ?? {}
        if (data === null || !isFetchedAfterMount || (error !== null && hasChanged)) return null
        const undeclared = undeclaredData({ form: formOfCollection[each.collection], company, before, ...data })
        if (undeclared.length === 0) return null
        return (
          <Offer
            acceptedId={data.acceptedId}
            declared={each}
            key={each.collection}
            labels={labels}
            undeclared={undeclared}
          />
        )
      })}
    </>
  )
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

interface OfferProps extends Pick<CompanyNoticeProps, 'labels'> {
  readonly declared: Declared
  readonly acceptedId: string
  readonly undeclared: readonly CompanyDatum[]
}

const Offer = ({ declared: { collection, panel }, acceptedId, labels, undeclared }: OfferProps) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { openPanel } = useNavigation()
  const mayAdd = hasPermission(user, 'declaration.new')
  const label = t`File a change of information`
  const { number } = formOfCollection[collection]
  const file = () => openPanel(panel, { declaration: 'new', copy: acceptedId, company: undeclared.join(',') })
  // The focus stays in the field that was saved, far below: the palette offers the same from there.
  const screen = useCommands([
    {
      id: `company.fileChange.${collection}`,
      group: t`Company`,
      icon: <DocumentIcon />,
      label: t`File a change of information: ${number}`,
      run: mayAdd ? file : undefined,
    },
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
        title={t`These data differ from your accepted declaration ${number}`}
        tone="warning"
      >
        <Difference labels={labels} mayAdd={mayAdd} undeclared={undeclared} />
      </Banner>
    </div>
  )
}

interface DifferenceProps extends Pick<OfferProps, 'labels' | 'undeclared'> {
  readonly mayAdd: boolean
}

const Difference = ({ labels, undeclared, mayAdd }: DifferenceProps) => {
  const { t } = useLingui()
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
