import { Plural, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { IssuingWays } from '../../../documents/drafted/IssuingWays.tsx'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly drafted: readonly Drafted[]
  readonly onIssue: (drafted: readonly Drafted[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** Doubles that are named; the list shows the others. */
const mostNamed = 20

/** What can be done with the drafts: they are issued together. */
export const DraftedPanel = ({ drafted, onIssue, onOpenSignatureSettings }: Props) => {
  const { t } = useLingui()
  const doubles = drafted.filter(({ isDouble }) => isDouble)
  if (drafted.length === 0) return null
  return (
    <>
      {doubles.length > 0 && (
        <Banner title={t`Some of them may be doubles`} tone="warning">
          <p>
            <Plural
              one="Your company has another PIT certificate for # of these taxpayers, kind of income and months. Compare it before you issue."
              other="Your company has other PIT certificates for # of these taxpayers, kinds of income and months. Compare them before you issue."
              value={doubles.length}
            />
          </p>
          <ul aria-label={t`Doubles`}>
            {doubles.slice(0, mostNamed).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Banner>
      )}
      <IssuingWays
        count={drafted.length}
        onIssue={() => onIssue(drafted)}
        onOpenSignatureSettings={onOpenSignatureSettings}
      />
    </>
  )
}
